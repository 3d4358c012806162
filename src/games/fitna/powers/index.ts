export const POWER_ACTIONS = [];
export const POWER_PROCEDURES = [];
