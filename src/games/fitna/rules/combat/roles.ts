/** In the order in which cards act and losses are taken. */
export const ROLES = ["defender", "attacker"] as const;
export type Role = (typeof ROLES)[number];

export const opponentOf = (role: Role): Role => (role === "attacker" ? "defender" : "attacker");
