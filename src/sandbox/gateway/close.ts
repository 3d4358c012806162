/** Why the gateway closes a connection. */
export const Close = {
  UnknownOpcode: 4001,
  DecodeError: 4002,
  NotAuthenticated: 4003,
  AuthenticationFailed: 4004,
  AlreadyAuthenticated: 4005,
  RateLimited: 4008,
  InvalidShard: 4010,
  ShardingRequired: 4011,
  InvalidIntents: 4013,
  DisallowedIntents: 4014,
} as const;
