/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {{ value: string, label: string, description: string, preset: boolean }} Entry
 * @typedef {{ type: number, options?: readonly { value: string, label: string, description?: string, default?: boolean,
 *   emoji?: { name?: string | null } }[], default_values?: readonly { id: string }[],
 *   channel_types?: readonly number[] }} Asked
 */

const USER = 5;
const ROLE = 6;
const CHANNEL = 8;

/** What a menu offers: its own options, or people, roles or channels. @param {Store} store @param {Asked} select @returns {Entry[]} */
export function entriesOf(store, select) {
  if (select.options !== undefined) {
    return select.options.map(({ value, label, description = "", default: preset = false, emoji }) => {
      return { value, label: emoji?.name ? `${emoji.name} ${label}` : label, description, preset };
    });
  }
  const presets = (select.default_values ?? []).map(({ id }) => id);
  const entry = (/** @type {string} */ value, /** @type {string} */ label, description = "") => {
    return { value, label, description, preset: presets.includes(value) };
  };
  const people = () => peopleHere(store).map(({ id, name }) => entry(id, name));
  const roles = () => guildHere(store).roles.map(({ id, name }) => entry(id, name, "role"));
  const channels = () =>
    store.channels
      .filter(({ type }) => type !== 1 && (select.channel_types?.includes(type) ?? true))
      .map(({ id, name = "" }) => entry(id, `#${name}`));
  if (select.type === USER) return people();
  if (select.type === ROLE) return roles();
  return select.type === CHANNEL ? channels() : [...people(), ...roles()];
}

/** @param {Store} store @returns {import("./api.js").Guild} */
function guildHere(store) {
  const guild = store.channel(store.here)?.guild_id ?? "";
  return store.guilds.get(guild) ?? { members: [], roles: [] };
}

/** Those who can be named here. @param {Store} store */
export function peopleHere(store) {
  const { members } = guildHere(store);
  if (members.length === 0) return [{ id: store.me.id, name: store.nameOf(store.me.id) }];
  return members.map(({ user }) => ({ id: user.id, name: store.nameOf(user.id) }));
}
