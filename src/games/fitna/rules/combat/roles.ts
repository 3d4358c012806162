import { z } from "zod";

/** In the order in which cards act and losses are taken. */
export const ROLES = ["defender", "attacker"] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

export const opponentOf = (role: Role): Role => (role === "attacker" ? "defender" : "attacker");
