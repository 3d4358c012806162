/** The menus of the phase's sheet under which the plays stand. */
export const MENUS = {
  taskForce: "Move a task force (J-3)",
  loose: "Move loose units (J-3)",
  j1: "Recover, change mode, reinforce (J-1)",
  other: "Other chits, task forces, stacks",
} as const;
