#include "wire/advice.h"

#include <string.h>

#include "engine/conditional/conditional_text.h"
#include "engine/notation.h"
#include "wire/table.h"
#include "wire/values.h"

void hint_print(struct json *json, const struct game *game, uint32_t version,
                const struct hint *hint)
{
    json_object(json, NULL);
    json_int(json, "version", version);
    json_int(json, "seat", hint->seat);
    json_int(json, "simulations", hint->simulations);
    json_array(json, "moves");
    for (unsigned i = 0; i < hint->count; i++) {
        char text[NOTATION_BYTES_MAX];
        (void)notation_move_print(game, &hint->move[i].move, text);
        json_object(json, NULL);
        json_text(json, "text", text);
        json_move(json, "move", game, &hint->move[i].move);
        if (hint->move[i].told)
            json_event(json, "event", game, &hint->move[i].event);
        else
            json_null(json, "event");
        json_real(json, "share", (double)hint->move[i].share);
        json_real(json, "points", (double)hint->move[i].points);
        json_object_end(json);
    }
    json_array_end(json);
    json_object_end(json);
}

static int32_t figure_value(struct preview *preview, const struct preview_figure *figure,
                            const struct game_state *state)
{
    memset(&preview->view, 0, sizeof(preview->view));
    preview->whatif.game->view(state, preview->whatif.seat, &preview->view);
    return preview->whatif.game->conditional->guards[figure->guard].value(&preview->view,
                                                                          figure->of);
}

void preview_begin(struct preview *preview)
{
    const struct game_conditional *conditional = preview->whatif.game->conditional;
    for (size_t i = 0; conditional != NULL && conditional->guards[i].name != NULL; i++) {
        const struct game_guard *guard = &conditional->guards[i];
        for (uint8_t of = 0; guard->told && of < (guard->of != NULL ? guard->of->count : 1); of++) {
            if (preview->figure_count == PREVIEW_FIGURES_MAX) return;
            struct preview_figure *figure = &preview->figures[preview->figure_count++];
            *figure = (struct preview_figure){
                .guard = (uint8_t)i, .of = of, .least = INT32_MAX, .most = INT32_MIN};
            figure->now = figure_value(preview, figure, preview->whatif.state);
        }
    }
}

void preview_draw(struct preview *preview)
{
    whatif_play(&preview->whatif, preview->played, &preview->end);
    const struct whatif_end *end = &preview->end;
    for (unsigned i = 0; i < end->made; i++) preview->made[i]++;
    preview->dropped[end->why]++;
    for (size_t i = 0; i < preview->figure_count; i++) {
        struct preview_figure *figure = &preview->figures[i];
        int32_t value = figure_value(preview, figure, &end->state);
        figure->least = min(figure->least, value);
        figure->most = max(figure->most, value);
        figure->sum += value;
    }
    if (preview->played == 0 || end->made > preview->sample.made) preview->sample = *end;
    preview->played++;
}

static void print_figures(struct json *json, const struct preview *preview)
{
    json_array(json, "figures");
    for (size_t i = 0; i < preview->figure_count; i++) {
        const struct preview_figure *figure = &preview->figures[i];
        const struct game_guard *guard = &preview->whatif.game->conditional->guards[figure->guard];
        double mean = (double)figure->sum / preview->played;
        json_object(json, NULL);
        json_text(json, "name", guard->name);
        json_text(json, "of", guard->of != NULL ? guard->of->name[figure->of] : NULL);
        json_int(json, "now", figure->now);
        json_int(json, "least", figure->least);
        json_real(json, "mean", mean);
        json_int(json, "most", figure->most);
        json_object_end(json);
    }
    json_array_end(json);
}

static void print_entries(struct json *json, const struct preview *preview)
{
    json_array(json, "wishes");
    for (unsigned i = 0; i < preview->whatif.conditional->entry_count; i++) {
        char text[CONDITIONAL_BYTES_MAX + 1];
        (void)conditional_move_print(preview->whatif.game, preview->whatif.conditional, i, text);
        json_object(json, NULL);
        json_text(json, "text", text);
        json_int(json, "made", preview->made[i]);
        json_object_end(json);
    }
    json_array_end(json);
    json_object(json, "dropped");
    for (unsigned why = CONDITIONAL_KEPT + 1; why < CONDITIONAL_WHYS; why++)
        if (preview->dropped[why] > 0)
            json_int(json, conditional_why_names.name[why], preview->dropped[why]);
    json_object_end(json);
}

/* Prints the end of one simulation, as the seat would see the match then. */
static void print_sample(struct json *json, struct preview *preview)
{
    const struct game *game = preview->whatif.game;
    const struct game_state *state = &preview->sample.state;
    struct table_sight sight;
    table_sight_fill(&sight, game, state, preview->whatif.seat, true);
    json_object(json, "sample");
    json_int(json, "moves", preview->sample.moves);
    json_seats(json, "to_act", game->to_act(state));
    table_sight_print(json, game, &sight);
    json_object_end(json);
}

void preview_print(struct json *json, struct preview *preview, uint32_t version)
{
    char text[CONDITIONAL_BYTES_MAX + 1];
    (void)conditional_print(preview->whatif.game, preview->whatif.conditional, text);
    json_object(json, NULL);
    json_text(json, "text", text);
    json_int(json, "version", version);
    json_int(json, "draws", preview->played);
    print_entries(json, preview);
    print_figures(json, preview);
    print_sample(json, preview);
    json_object_end(json);
}
