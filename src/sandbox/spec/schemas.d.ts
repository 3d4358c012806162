/**
 * Discord's published specification as zod schemas. The package ships them as plain JavaScript, so their types are
 * stated here: only the schemas that the sandbox uses, and for requests what a valid body looks like.
 */
declare module "discord-api-spec/zod" {
  import type {
    APIInteractionResponse,
    RESTPatchAPIChannelJSONBody,
    RESTPatchAPIChannelMessageJSONBody,
    RESTPostAPIChannelMessageJSONBody,
    RESTPostAPIChannelMessagesThreadsJSONBody,
    RESTPostAPIChannelThreadsJSONBody,
    RESTPostAPIInteractionFollowupJSONBody,
  } from "discord-api-types/v10";
  import type { ZodMiniType } from "zod/mini";

  type CommandBody = import("./bodies.ts").CommandBody;
  type NewThreadBody = import("./bodies.ts").NewThreadBody;
  type ChannelBody = import("./bodies.ts").ChannelBody;

  type Schema<T = unknown> = ZodMiniType<T>;

  export const ApplicationCommandCreateRequestSchema: Schema<CommandBody>;
  export const ApplicationCommandUpdateRequestSchema: Schema<CommandBody>;
  export const ApplicationCommandPatchRequestPartialSchema: Schema<CommandBody>;
  export const ApplicationCommandAutocompleteCallbackRequestSchema: Schema<APIInteractionResponse>;
  export const CreateMessageInteractionCallbackRequestSchema: Schema<APIInteractionResponse>;
  export const UpdateMessageInteractionCallbackRequestSchema: Schema<APIInteractionResponse>;
  export const ModalInteractionCallbackRequestSchema: Schema<APIInteractionResponse>;
  export const PongInteractionCallbackRequestSchema: Schema<APIInteractionResponse>;
  export const MessageCreateRequestSchema: Schema<RESTPostAPIChannelMessageJSONBody>;
  export const MessageEditRequestPartialSchema: Schema<RESTPatchAPIChannelMessageJSONBody>;
  export const IncomingWebhookInteractionRequestSchema: Schema<RESTPostAPIInteractionFollowupJSONBody>;
  export const IncomingWebhookUpdateRequestPartialSchema: Schema<RESTPatchAPIChannelMessageJSONBody>;
  export const CreateForumThreadRequestSchema: Schema<NewThreadBody>;
  export const CreateTextThreadWithMessageRequestSchema: Schema<RESTPostAPIChannelMessagesThreadsJSONBody>;
  export const CreateTextThreadWithoutMessageRequestSchema: Schema<RESTPostAPIChannelThreadsJSONBody>;
  export const CreateGuildChannelRequestSchema: Schema<ChannelBody>;
  export const CreatePrivateChannelRequestSchema: Schema<{ recipient_id?: string }>;
  export const UpdateThreadRequestPartialSchema: Schema<RESTPatchAPIChannelJSONBody>;
  export const UpdateGuildChannelRequestPartialSchema: Schema<RESTPatchAPIChannelJSONBody>;

  export const ApplicationCommandResponseSchema: Schema;
  export const CreatedThreadResponseSchema: Schema;
  export const ErrorResponseSchema: Schema;
  export const GatewayBotResponseSchema: Schema;
  export const GatewayResponseSchema: Schema;
  export const GuildChannelResponseSchema: Schema;
  export const GuildMemberResponseSchema: Schema;
  export const GuildResponseSchema: Schema;
  export const GuildRoleResponseSchema: Schema;
  export const GuildWithCountsResponseSchema: Schema;
  export const InteractionCallbackResponseSchema: Schema;
  export const MessageResponseSchema: Schema;
  export const MyGuildResponseSchema: Schema;
  export const PinnedMessagesResponseSchema: Schema;
  export const PrivateApplicationResponseSchema: Schema;
  export const PrivateChannelResponseSchema: Schema;
  export const RatelimitedResponseSchema: Schema;
  export const ResolvedObjectsResponseSchema: Schema;
  export const ThreadMemberResponseSchema: Schema;
  export const ThreadResponseSchema: Schema;
  export const ThreadsResponseSchema: Schema;
  export const TypingIndicatorResponseSchema: Schema;
  export const UserPIIResponseSchema: Schema;
  export const UserResponseSchema: Schema;
}
