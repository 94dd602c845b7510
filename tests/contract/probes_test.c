/* The probes of tests/contract/probes, all on one walk: to play the matches takes longer than
 * most of the probes, and no player comes or goes here. */
#include "contract/probes/probes.h"

#include <criterion/criterion.h>

Test(contract, every_probe_of_the_folder_holds_at_each_step_of_every_match)
{
    static const struct probe *const probes[] = {&views_probe,
                                                 &draw_probe,
                                                 &luck_probe,
                                                 &conditional_probe,
#ifndef __wasm__ /* a module reads no JSON */
                                                 &patch_probe,
#endif
                                                 &undo_probe,
                                                 &clans_legal_probe,
                                                 &clans_previews_probe,
                                                 &stoneage_legal_probe,
                                                 &stoneage_questions_probe,
                                                 &stoneage_gain_probe,
                                                 &stoneage_rolls_probe,
                                                 NULL};
    walk_together(probes);
}
