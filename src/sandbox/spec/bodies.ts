/** Request bodies for which discord-api-types has unions by channel or command type; here one shape holds them all. */
import type {
  APIApplicationCommandOption,
  RESTAPIChannelPatchOverwrite,
  RESTPostAPIChannelMessageJSONBody,
  RESTPostAPIChannelThreadsJSONBody,
} from "discord-api-types/v10";

export type CommandBody = {
  name?: string;
  type?: number | null;
  description?: string | null;
  options?: APIApplicationCommandOption[] | null;
  default_member_permissions?: string | null;
  dm_permission?: boolean | null;
  contexts?: number[] | null;
  integration_types?: number[] | null;
  nsfw?: boolean | null;
};

export type ChannelBody = {
  name: string;
  type?: number | null;
  topic?: string | null;
  parent_id?: string | null;
  rate_limit_per_user?: number | null;
  permission_overwrites?: RESTAPIChannelPatchOverwrite[] | null;
};

/** A thread without a message, or a post of a forum, which has one. */
export type NewThreadBody = RESTPostAPIChannelThreadsJSONBody & { message?: RESTPostAPIChannelMessageJSONBody };
