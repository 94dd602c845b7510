/* Properties that hold on the walks of the contract suite. Each file here is about one of them. */
#ifndef CONTRACT_PROBES_H
#define CONTRACT_PROBES_H

#include "support/walk.h"

extern const struct probe views_probe;
extern const struct probe draw_probe;
extern const struct probe luck_probe;
extern const struct probe conditional_probe;
extern const struct probe patch_probe;
extern const struct probe undo_probe;
extern const struct probe clans_legal_probe;
extern const struct probe clans_previews_probe;
extern const struct probe stoneage_legal_probe;
extern const struct probe stoneage_questions_probe;
extern const struct probe stoneage_gain_probe;
extern const struct probe stoneage_rolls_probe;

#endif
