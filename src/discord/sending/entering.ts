/**
 * Whether people come into a private thread by the message that says what they are wanted for, which mentions them. Added
 * first they would be notified twice, and the line that Discord writes then says neither campaign nor request. Whom the
 * mention does not let in is added after it. `false`: everybody is added before.
 */
export const IN_BY_MENTION = true;
