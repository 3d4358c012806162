import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  external_exports
} from "./chunk-Z6ZNBKAO.js";
import {
  __commonJS,
  __toESM
} from "./chunk-LXFBX2PP.js";

// ../../../work/main/node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "../../../work/main/node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = true;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start = j * 32;
      var vlen = Math.min(32, m - start) + start;
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports.distance = distance2;
    var closest2 = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports.closest = closest2;
  }
});

// src/engine/refusal.ts
function refusalSentence({ text, rule }) {
  if (rule === void 0 || text.includes(rule)) return text;
  return text.endsWith(".") ? `${text.slice(0, -1)} (${rule}).` : `${text} (${rule})`;
}
var Refused = class extends Error {
  code;
  text;
  constructor(refusal) {
    super(`${refusal.code}: ${refusal.text}`);
    this.name = "Refused";
    this.code = refusal.code;
    this.text = refusal.text;
    if (refusal.rule !== void 0) this.rule = refusal.rule;
  }
};
function refuse(code, text, rule) {
  throw new Refused(rule === void 0 ? { code, text } : { code, text, rule });
}

// src/engine/matching.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
var plain = (name) => wordsOf(name).join("");
var wordsOf = (name) => name.normalize("NFD").replaceAll(/[\p{M}'’]/gu, "").toLowerCase().replace(/^\s*(the|a|an|al)[\s-]+/u, "").split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
var CLOSE = 0.4;
var MOST_CLOSE = 3;
var SHORTEST = 3;
function matchName(list, names, word) {
  const exact = list.find((one) => names(one).includes(word.trim()));
  if (exact !== void 0) return { meant: exact };
  const text = plain(word);
  if (text === "") return { meant: null, close: [] };
  const named2 = list.map((one) => ({ one, names: names(one) }));
  const by = (fits) => named2.filter((entry) => entry.names.some(fits)).map(({ one }) => one);
  const same = by((name) => plain(name) === text);
  if (same.length > 0) return only(same);
  const begun = by((name) => plain(name).startsWith(text));
  if (begun.length > 0) return only(begun);
  const within2 = by((name) => text.length >= SHORTEST && wordsOf(name).some((part) => part.startsWith(text)));
  return { meant: null, close: [.../* @__PURE__ */ new Set([...within2, ...closest(named2, text)])].slice(0, MOST_CLOSE) };
}
var only = (found) => found.length === 1 && found[0] !== void 0 ? { meant: found[0] } : { meant: null, close: found.slice(0, MOST_CLOSE) };
function closest(named2, text) {
  return named2.map(({ one, names }) => ({ one, off: Math.min(...names.map((name) => offBy(plain(name), text))) })).filter(({ off }) => off <= CLOSE).sort((a, b) => a.off - b.off).map(({ one }) => one);
}
var offBy = (name, text) => (0, import_fastest_levenshtein.distance)(name, text) / Math.max(name.length, text.length, 1);
function matchOption(options, word) {
  const value = options.find((option) => option.value === word);
  if (value) return { meant: value };
  return matchName(
    options,
    (option) => option.label === void 0 ? [option.value] : [option.label, option.value],
    word
  );
}
var nameOf = ({ label, value }) => label ?? value;
var MOST_NAMED = 12;
function alternatives(options) {
  const names = options.filter((o) => !o.refused).map(nameOf);
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED).join(", ")} and ${names.length - MOST_NAMED} more`;
  return either(names);
}
function either(names) {
  if (names.length < 2) return names[0] ?? "";
  const between = names.some((name) => name.includes(",")) ? "; " : ", ";
  return `${names.slice(0, -1).join(between)}${between === "; " ? ";" : ""} or ${names.at(-1)}`;
}
function possible(options) {
  const names = alternatives(options);
  if (names === "") return "Nothing is possible here now.";
  return `Possible: ${names}${names.endsWith(".") ? "" : "."}`;
}
var LONGEST_WORD = 60;
function quoted(word) {
  const shown = word.replaceAll(/[^\p{L}\p{M}\p{N} .,;!?'’&()+-]/gu, " ").replaceAll(/\s+/g, " ").trim();
  return `\u201C${[...shown].slice(0, LONGEST_WORD).join("") || "\u2026"}\u201D`;
}
function didYouMean(names) {
  return names.length > 0 ? ` Did you mean ${either(names)}?` : "";
}
function printedName(things, word) {
  const exact = things.find(({ id }) => id === word);
  if (exact) return exact.name;
  const text = plain(word);
  if (text === "") return null;
  const names = new Set(things.flatMap(({ id, name }) => plain(id) === text || plain(name) === text ? [name] : []));
  const [only2 = null] = names;
  return names.size === 1 ? only2 : null;
}
function noSuchOption(options, word, called2 = () => null) {
  const name = called2(word);
  const match = matchOption(options, word);
  const close = name !== null ? [] : match.meant ? [match.meant] : match.close;
  const said = name === null ? quoted(word) : `**${name}**`;
  return `${said} is not possible here.${didYouMean(close.map(nameOf))} ${possible(options)}`;
}
var nothingChosen = (options) => `A choice is missing here. ${possible(options)}`;

// src/engine/params.ts
var terse = (view) => ({ ...view, terse: true });
var worded = (c, words) => c.terse ? {} : words();
var isOffered = (offer) => !Array.isArray(offer);
function pick(offer) {
  if (!isOffered(offer)) return { kind: "pick", options: offer.map((o) => typeof o === "string" ? { value: o } : o) };
  let options = null;
  return {
    kind: "pick",
    offered: offer,
    get options() {
      options ??= optionsOf(offer);
      return options;
    }
  };
}
var inReadingOrder = ({ values, order }) => order ? order(values) : values;
var optionsOf = (offered) => inReadingOrder(offered).map((value) => offered.option(value));
var never = () => null;
var once = (picked, ask) => picked.length > 0 ? null : ask();
function choice(of, unlisted = never) {
  return { kind: "choice", ask: (c, picked) => once(picked, () => pick(of(c))), stop: never, unlisted };
}
function integer(of, unlisted = never) {
  return {
    kind: "integer",
    ask: (c, picked) => once(picked, () => {
      const [min, max, more] = of(c);
      return more ? { kind: "integer", min, max, more } : { kind: "integer", min, max };
    }),
    stop: never,
    unlisted
  };
}
function subset(of, size = {}, unlisted = never) {
  return different("subset", of, size, unlisted);
}
function ranking(of, size = {}, unlisted = never) {
  return different("ranking", of, size, unlisted);
}
function different(kind, of, size, unlisted) {
  const bounds = (c) => typeof size === "function" ? size(c) : size;
  return {
    kind,
    ask(c, picked) {
      const { max } = bounds(c);
      if (max !== void 0 && picked.length >= max) return null;
      const offer = of(c, picked);
      if (isOffered(offer)) {
        const values = offer.values.filter((value) => !picked.includes(value));
        return values.length > 0 ? pick({ ...offer, values }) : null;
      }
      const left = offer.filter((o) => !picked.includes(typeof o === "string" ? o : o.value));
      return left.length > 0 ? pick(left) : null;
    },
    stop(c, picked) {
      const { min = 0, few } = bounds(c);
      if (picked.length >= min) return null;
      return few?.(picked.length) ?? { code: "too-few", text: tooFew(min, picked.length) };
    },
    surplus(c, size2) {
      const { max = size2, many } = bounds(c);
      return size2 > max ? many?.(size2) ?? null : null;
    },
    unlisted
  };
}
var tooFew = (min, chosen) => `Too few: at least ${min} must be chosen${chosen > 0 ? `, not ${chosen}` : ""}.`;
function route(next, end = never, ways) {
  return {
    kind: "route",
    ...ways ? { ways } : {},
    ask(c, path) {
      const offer = next(c, path);
      const { length } = isOffered(offer) ? offer.values : offer;
      return length > 0 || path.length === 0 ? pick(offer) : null;
    },
    stop: (c, path) => path.length === 0 ? { code: "too-few", text: "At least one step is needed." } : end(c, path)
  };
}
function rows(of, stop = never) {
  return { kind: "rows", ask: of, stop };
}
var isList = ({ kind }) => isPicked(kind) || kind === "rows";
var isPicked = (kind) => kind === "subset" || kind === "ranking" || kind === "route";

// src/engine/questions.ts
var STOP = null;
var questions = (group, view, called2 = () => null) => within(group, view, [], { lists: 0, called: called2 });
function* within(group, view, path, passed) {
  const params = {};
  const c = { ...view, params };
  for (const entry of group.entries) {
    if (isAsked(entry, c)) params[entry.name] = yield* ofEntry(entry, c, [...path, entry.name], passed);
  }
  return params;
}
var isAsked = ({ when }, c) => !when || when(c);
var questionsOf = (entry, c) => ofEntry(entry, c, [entry.name], { lists: 0, called: () => null });
function ofEntry(entry, c, path, passed) {
  if (entry.param.kind === "rows") return rowsOf(entry, c, path, passed);
  return isList(entry.param) ? listOf(entry, c, path, passed) : single(entry, c, path, passed);
}
function taken(passed) {
  const { lists } = passed;
  passed.lists = 0;
  return lists;
}
function* single(entry, c, path, passed) {
  const question = asked(entry, c, []);
  if (question === null) throw new Error(`${path.join(".")} asks nothing`);
  const { title, param } = entry;
  const step = { path, title, kind: param.kind, question, picked: [], passed: taken(passed) };
  const { guess } = entry;
  const answer = yield guess ? { ...step, guess: () => guess(c) } : step;
  if (answer === void 0) refuse(...unanswered(title, question));
  return accept(question, answer, (word) => param.unlisted?.(c, word) ?? null, passed.called);
}
function unanswered(title, question) {
  switch (question.kind) {
    case "integer":
      return ["not-in-range", `${title} ${question.min} to ${question.max}.`];
    case "text":
      return ["too-long", title];
    case "pick":
      return ["not-a-choice", `${title} ${possible(question.options)}`];
  }
}
function* listOf(entry, c, path, passed) {
  const { param, title } = entry;
  const { kind } = param;
  const picked = [];
  const first2 = asked(entry, c, []);
  if (first2 === null) passed.lists++;
  for (let question = first2; question !== null; question = asked(entry, c, picked)) {
    const stop = param.stop(c, picked);
    const answer = yield { path, title, kind, question, picked: [...picked], stop, passed: taken(passed) };
    if (answer === STOP) break;
    if (kind !== "route") differs(first2, picked, answer);
    const own = (word) => param.unlisted?.(c, word) ?? null;
    picked.push(accept(question, answer, own, passed.called));
  }
  ended(param.stop(c, picked));
  return kind === "subset" ? listed(first2, picked) : picked;
}
function* rowsOf(entry, c, path, passed) {
  const { param } = entry;
  const done = [];
  for (; ; ) {
    const group = param.ask(c, done);
    if (group === null) {
      if (done.length === 0) passed.lists++;
      break;
    }
    if (!("entries" in group)) throw new Error(`${path.join(".")} gives a question where a row belongs`);
    const stop = param.stop(c, done);
    const row = yield* rowOf(group, c, [...path, done.length], stop, passed);
    if (row === STOP) break;
    done.push(row);
  }
  ended(param.stop(c, done));
  return done;
}
function* rowOf(group, c, path, stop, passed) {
  const row = within(group, c, path, passed);
  let step = row.next();
  if (step.done || step.value.stop !== void 0)
    throw new Error(`${path.join(".")}: a row must begin with a single value`);
  const first2 = yield { ...step.value, stop };
  if (first2 === STOP) return STOP;
  step = row.next(first2);
  while (!step.done) step = row.next(yield step.value);
  return step.value;
}
function asked(entry, c, picked) {
  const question = entry.param.ask(c, picked);
  if (question !== null && "entries" in question) throw new Error(`${entry.name}: only rows ask for groups`);
  return question;
}
function differs(first2, picked, answer) {
  if (typeof answer !== "string" || !picked.includes(answer)) return;
  const option = first2?.kind === "pick" ? optionNamed(first2, answer) : void 0;
  refuse("not-a-choice", `**${option?.label ?? answer}** is chosen already: once is enough.`);
}
function ended(why) {
  if (why) throw new Refused(why);
}
function listed(first2, picked) {
  const order = first2?.kind === "pick" ? valuesOf(first2) : [];
  const known2 = order.filter((value) => picked.includes(value));
  return [...known2, ...picked.filter((value) => !order.includes(value)).sort()];
}
var valuesOf = (question) => question.offered ? inReadingOrder(question.offered) : question.options.map(({ value }) => value);
function optionNamed(question, value) {
  const { offered } = question;
  if (!offered) return question.options.find((option) => option.value === value);
  return typeof value === "string" && offered.values.includes(value) ? offered.option(value) : void 0;
}
function accept(question, raw, own = () => null, called2 = () => null) {
  switch (question.kind) {
    case "integer":
      return number(question, raw, own);
    case "text":
      if (typeof raw === "string" && raw.length <= question.max) return raw;
      return refuse("too-long", `Write a text of at most ${question.max} characters.`);
    case "pick": {
      const option = optionNamed(question, raw);
      if (option?.refused) throw new Refused(option.refused);
      if (option) return option.value;
      if (typeof raw !== "string") return refuse("not-a-choice", nothingChosen(question.options));
      throw new Refused(own(raw) ?? { code: "not-a-choice", text: noSuchOption(question.options, raw, called2) });
    }
  }
}
function number({ min, max, more }, raw, own) {
  if (typeof raw === "number" && Number.isSafeInteger(raw) && raw >= min && raw <= max) return raw === 0 ? 0 : raw;
  if (more && typeof raw === "number" && raw > max) throw new Refused(more);
  const why = typeof raw === "number" ? own(String(raw)) : null;
  throw new Refused(why ?? { code: "not-in-range", text: numberRefused(raw, min, max) });
}
function numberRefused(raw, min, max) {
  if (min > max) return "No number is possible here now.";
  const range = min === max ? `only ${min} is possible` : `possible are ${min} to ${max}`;
  if (typeof raw === "number" && Number.isFinite(raw)) return `**${raw}** is not possible here: ${range}.`;
  return typeof raw === "string" ? `${quoted(raw)} is no whole number: ${range}.` : `A number is missing here: ${range}.`;
}

// src/engine/forms.ts
var LONGEST = 500;
function check(group, view, raw, brief = terse(view), called2) {
  try {
    return checked(group, brief, raw);
  } catch (error) {
    if (error instanceof Refused) return checked(group, view, raw, called2);
    throw error;
  }
}
function checked(group, view, raw, called2) {
  const walk = questions(group, view, called2);
  let step = walk.next();
  while (!step.done) step = walk.next(given(raw, step.value));
  const params = step.value;
  whole(raw, params, (name, size) => {
    const { param } = group.entries.find((entry) => entry.name === name) ?? {};
    return param?.surplus?.({ ...view, params }, size) ?? null;
  });
  return params;
}
function checkEntry(entry, c, raw) {
  const walk = questionsOf(entry, c);
  let step = walk.next();
  while (!step.done) step = walk.next(given({ [entry.name]: raw }, step.value));
  const surplus = (name, size) => name === entry.name ? entry.param.surplus?.(c, size) ?? null : null;
  whole(raw, step.value, surplus, entry.name);
  return step.value;
}
function given(raw, step) {
  let at = raw;
  for (const key of step.path) {
    if (typeof key === "string") at = member(at, key);
    else if (key < members(at).length) at = members(at)[key];
    else return STOP;
  }
  if (!isPicked(step.kind)) return at;
  return step.picked.length < members(at).length ? members(at)[step.picked.length] : STOP;
}
function member(raw, key) {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return unnamed();
  return Object.hasOwn(raw, key) ? raw[key] : void 0;
}
function members(raw) {
  if (!Array.isArray(raw)) return noList();
  return raw.length <= LONGEST ? raw : refuse("malformed", `A list of at most ${LONGEST} is needed here.`);
}
var noList = () => refuse("malformed", "A list is needed here.");
var unnamed = () => refuse("malformed", "An answer names what it chooses.");
function whole(raw, params, surplus, name = "") {
  if (Array.isArray(params)) {
    const list = raw;
    if (list.length !== params.length)
      throw new Refused(surplus(name, list.length) ?? { code: "too-many", text: tooMany(list.length, params.length) });
    params.forEach((p, i) => {
      if (typeof p === "object") whole(list[i], p, () => null);
    });
    return;
  }
  if (typeof params !== "object" || params === null) return;
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) unnamed();
  const plain2 = params;
  const loose = raw;
  for (const key of Object.keys(loose))
    if (!Object.hasOwn(plain2, key)) refuse("malformed", `${quoted(key)} is not asked for here.`);
  for (const [key, value] of Object.entries(plain2)) {
    if (Array.isArray(value) && !Array.isArray(loose[key])) noList();
    whole(loose[key], value, surplus, key);
  }
}
var tooMany = (given2, possible2) => possible2 === 0 ? "Nothing can be chosen here." : `Too many: ${possible2 === 1 ? "only 1 is" : `at most ${possible2} are`} possible here, not ${given2}.`;
function progress(group, view, answers) {
  const walk = questions(group, view);
  let step = walk.next();
  for (const answer of answers) {
    if (step.done) return refuse("too-many", "Nothing more is asked here.");
    step = walk.next(answer);
  }
  return step.done ? { done: step.value } : { step: step.value };
}
var isAnyOpen = (options) => isOffered(options) ? options.values.some((value) => !options.option(value).refused) : options.some((o) => !o.refused);
function open(question) {
  switch (question.kind) {
    case "pick":
      return isAnyOpen(question.offered ?? question.options);
    case "integer":
      return question.min <= question.max;
    case "text":
      return true;
  }
}
function blocked(group, view, preset = {}) {
  try {
    const walk = questions(group, view);
    let first2 = walk.next();
    while (!first2.done) {
      const given2 = first2.value.path.length === 1 ? preset[String(first2.value.path[0])] : void 0;
      if (given2 === void 0 || first2.value.stop !== void 0) break;
      first2 = walk.next(given2);
    }
    if (first2.done || first2.value.stop === null || open(first2.value.question)) return null;
    const { question } = first2.value;
    const refused = question.kind === "pick" ? question.options.find((o) => o.refused)?.refused : void 0;
    return refused ?? { code: "no-choice", text: "There is nothing to choose from here now." };
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

// src/engine/completing.ts
function completed(group, view, said, defaults) {
  const params = {};
  for (const entry of group.entries) {
    const { name } = entry;
    const c = { ...view, params };
    if (isAsked(entry, c))
      params[name] = Object.hasOwn(said, name) ? checkEntry(entry, c, said[name]) : unsaid(entry, c, defaults[name]);
  }
  const unasked = Object.keys(said).find((name) => !Object.hasOwn(params, name));
  return unasked === void 0 ? params : refuse("malformed", `${quoted(unasked)} is not asked for here.`);
}
function questionFor(group, view, said, defaults, wanted) {
  const params = {};
  for (const entry of group.entries) {
    const { name } = entry;
    const c = { ...view, params };
    if (!isAsked(entry, c)) continue;
    if (name === wanted) return firstQuestion(entry, c);
    const value = Object.hasOwn(said, name) ? ifPossible(entry, c, said[name]) : void 0;
    params[name] = value === void 0 ? unsaid(entry, c, defaults[name]) : value;
  }
  return null;
}
function firstQuestion(entry, c) {
  const first2 = questionsOf(entry, c).next();
  return first2.done ? null : first2.value.question;
}
function ifPossible(entry, c, value) {
  try {
    return checkEntry(entry, c, value);
  } catch (error) {
    if (error instanceof Refused) return void 0;
    throw error;
  }
}
function unsaid(entry, c, wanted) {
  const value = wanted === void 0 ? void 0 : ifPossible(entry, c, wanted);
  if (value !== void 0) return value;
  const walk = questionsOf(entry, c);
  let step = walk.next();
  while (!step.done) step = walk.next(firstAnswer(step.value, wanted));
  return step.value;
}
function firstAnswer({ question, stop, title }, wanted) {
  if (stop === null) return STOP;
  if (!open(question)) return refuse("no-choice", `${title} Nothing is possible here with these choices.`);
  switch (question.kind) {
    case "integer":
      return Math.min(Math.max(typeof wanted === "number" ? wanted : question.min, question.min), question.max);
    case "text":
      return "";
    case "pick":
      return question.options.find((o) => !o.refused)?.value ?? STOP;
  }
}

// ../../../work/main/node_modules/@noble/hashes/utils.js
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
  if (typeof n !== "number")
    throw new TypeError(atitle(title) + "expected number, got " + typeof n);
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
  return n;
}
function abytes(value, length, title = "") {
  if (isBytes(value) && (length === void 0 || value.length === length))
    return value;
  if (length !== void 0)
    anumber(length, "length");
  const bytes = isBytes(value);
  const ofLen = length !== void 0 ? ` of length ${length}` : "";
  const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
  const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
  if (!bytes)
    throw new TypeError(message);
  throw new RangeError(message);
}
function ahash(h) {
  if (typeof h !== "function" || typeof h.create !== "function")
    throw new TypeError("expected hash wrapped by utils.createHasher");
  anumber(h.outputLen);
  anumber(h.blockLen);
  if (h.outputLen < 1 || h.blockLen < 1)
    throw new Error("hash blockLen / outputLen must be >= 1");
}
var aobject = (value, label) => {
  if (value === null || typeof value !== "object" || Array.isArray(value))
    throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
  aobject(value, label);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError(`"${label}" expected plain object`);
  if (Object.hasOwn(value, "__proto__"))
    throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
  if (instance.destroyed)
    throw new Error("hash was destroyed");
  if (checkFinished && instance.finished)
    throw new Error("digest() was already called");
}
function aoutput(out, instance) {
  abytes(out, void 0, "output");
  const min = instance.outputLen;
  if (!(out.length >= min)) {
    throw new RangeError('"output" expected length >= ' + min);
  }
}
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) {
    arrays[i].fill(0);
  }
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
  return word << 32 - shift | word >>> shift;
}
var hasHexBuiltin = /* @__PURE__ */ (() => (
  // @ts-ignore
  typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function"
))();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
  abytes(bytes);
  if (hasHexBuiltin)
    return bytes.toHex();
  let hex = "";
  for (let i = 0; i < bytes.length; i++) {
    hex += hexes[bytes[i]];
  }
  return hex;
}
function asciiToBase16(ch) {
  return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - (65 - 10) : ch >= 97 && ch <= 102 ? ch - (97 - 10) : void 0;
}
function hexToBytes(hex) {
  if (typeof hex !== "string")
    throw new TypeError("hex string expected, got " + typeof hex);
  if (hasHexBuiltin) {
    try {
      return Uint8Array.fromHex(hex);
    } catch (error) {
      if (error instanceof SyntaxError)
        throw new RangeError(error.message);
      throw error;
    }
  }
  const hl = hex.length;
  const al = hl / 2;
  if (hl % 2)
    throw new RangeError("hex string expected, got unpadded hex of length " + hl);
  const array = new Uint8Array(al);
  for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
    const n1 = asciiToBase16(hex.charCodeAt(hi));
    const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
    if (n1 === void 0 || n2 === void 0) {
      const char = hex[hi] + hex[hi + 1];
      throw new RangeError('hex string expected, got non-hex character "' + char + '" at index ' + hi);
    }
    array[ai] = n1 * 16 + n2;
  }
  return array;
}
function utf8ToBytes(str) {
  if (typeof str !== "string")
    throw new TypeError("string expected");
  const encoded = new TextEncoder().encode(str);
  try {
    return new Uint8Array(encoded);
  } finally {
    clean(encoded);
  }
}
function checkOpts(defaults, opts, title = "opts") {
  aopts(defaults, "defaults");
  if (opts !== void 0)
    aopts(opts, title);
  const merged = Object.assign(/* @__PURE__ */ Object.create(null), defaults, opts);
  return merged;
}
function createHasher(hashCons, info = {}) {
  if (typeof hashCons !== "function")
    throw new TypeError('"hashCons" expected function, got type=' + typeof hashCons);
  info = checkOpts({}, info, "info");
  const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
  const tmp = hashCons(void 0);
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.canXOF = tmp.canXOF;
  hashC.create = (opts) => hashCons(opts);
  Object.assign(hashC, info);
  return Object.freeze(hashC);
}
var oidNist = (suffix) => ({
  // Current NIST hashAlgs suffixes used here fit in one DER subidentifier octet.
  // Larger suffix values would need base-128 OID encoding and a different length byte.
  oid: Uint8Array.from([6, 9, 96, 134, 72, 1, 101, 3, 4, 2, suffix])
});

// ../../../work/main/node_modules/@noble/hashes/hmac.js
var _HMAC = class {
  oHash;
  iHash;
  blockLen;
  outputLen;
  canXOF = false;
  finished = false;
  destroyed = false;
  constructor(hash, key) {
    ahash(hash);
    abytes(key, void 0, "key");
    this.iHash = hash.create();
    if (typeof this.iHash.update !== "function")
      throw new Error("expected Hash instance");
    this.blockLen = this.iHash.blockLen;
    this.outputLen = this.iHash.outputLen;
    const blockLen = this.blockLen;
    const pad = new Uint8Array(blockLen);
    pad.set(key.length > blockLen ? hash.create().update(key).digest() : key);
    for (let i = 0; i < pad.length; i++)
      pad[i] ^= 54;
    this.iHash.update(pad);
    this.oHash = hash.create();
    for (let i = 0; i < pad.length; i++)
      pad[i] ^= 54 ^ 92;
    this.oHash.update(pad);
    clean(pad);
  }
  update(buf) {
    aexists(this);
    this.iHash.update(buf);
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const buf = out.subarray(0, this.outputLen);
    this.iHash.digestInto(buf);
    this.oHash.update(buf);
    this.oHash.digestInto(buf);
    this.destroy();
  }
  digest() {
    const out = new Uint8Array(this.oHash.outputLen);
    this.digestInto(out);
    return out;
  }
  _cloneInto(to) {
    to ||= Object.create(Object.getPrototypeOf(this), {});
    const { oHash, iHash, finished, destroyed, blockLen, outputLen, canXOF } = this;
    to = to;
    to.finished = finished;
    to.destroyed = destroyed;
    to.blockLen = blockLen;
    to.outputLen = outputLen;
    to.canXOF = canXOF;
    to.oHash = oHash._cloneInto(to.oHash);
    to.iHash = iHash._cloneInto(to.iHash);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
  destroy() {
    this.destroyed = true;
    this.oHash.destroy();
    this.iHash.destroy();
  }
};
var hmac = /* @__PURE__ */ (() => {
  const hmac_ = ((hash, key, message) => new _HMAC(hash, key).update(message).digest());
  hmac_.create = (hash, key) => new _HMAC(hash, key);
  return hmac_;
})();

// ../../../work/main/node_modules/@noble/hashes/_u64.js
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
  const h = fromNumH(n);
  const l = fromNumL(n);
  view.setUint32(byteOffset, isLE ? l : h, isLE);
  view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}

// ../../../work/main/node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
  return a & b ^ ~a & c;
}
function Maj(a, b, c) {
  return a & b ^ a & c ^ b & c;
}
var HashMD = class {
  blockLen;
  outputLen;
  canXOF = false;
  padOffset;
  isLE;
  // For partial updates less than block size
  buffer;
  view;
  finished = false;
  length = 0;
  pos = 0;
  destroyed = false;
  constructor(blockLen, outputLen, padOffset, isLE) {
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE;
    this.buffer = new Uint8Array(blockLen);
    this.view = createView(this.buffer);
  }
  update(data) {
    aexists(this);
    abytes(data);
    const { view, buffer, blockLen } = this;
    const len = data.length;
    let processed = false;
    for (let pos = 0; pos < len; ) {
      const take2 = Math.min(blockLen - this.pos, len - pos);
      if (take2 === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen)
          this.process(dataView, pos);
        processed = true;
        continue;
      }
      buffer.set(pos === 0 && take2 === len ? data : data.subarray(pos, pos + take2), this.pos);
      this.pos += take2;
      pos += take2;
      if (this.pos === blockLen) {
        this.process(view, 0);
        this.pos = 0;
        processed = true;
      }
    }
    this.length += data.length;
    if (processed)
      this.roundClean();
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const { buffer, view, blockLen, isLE } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    buffer.fill(0, pos);
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      buffer.fill(0);
    }
    setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
    this.process(view, 0);
    this.roundClean();
    const oview = out === buffer ? view : createView(out);
    const len = this.outputLen;
    const outLen = len / 4;
    const state = this.get();
    if (len % 4 || outLen > state.length)
      throw new Error("invalid outputLen");
    for (let i = 0; i < outLen; i++)
      oview.setUint32(4 * i, state[i], isLE);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneIntoMeta(to) {
    const { buffer, length, finished, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished;
    to.length = length;
    to.pos = pos;
    if (pos)
      to.buffer.set(buffer);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
};
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);

// ../../../work/main/node_modules/@noble/hashes/sha2.js
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA2_32B = class extends HashMD {
  // We cannot use array here since array allows indexing by variable
  // which means optimizer/compiler cannot use registers.
  // Numeric initializers matter: starting the fields as `undefined` changes
  // V8's field representation and makes sha256 3x slower (measured).
  A = 0;
  B = 0;
  C = 0;
  D = 0;
  E = 0;
  F = 0;
  G = 0;
  H = 0;
  constructor(outputLen, IV) {
    super(64, outputLen, 8, false);
    this.A = IV[0] | 0;
    this.B = IV[1] | 0;
    this.C = IV[2] | 0;
    this.D = IV[3] | 0;
    this.E = IV[4] | 0;
    this.F = IV[5] | 0;
    this.G = IV[6] | 0;
    this.H = IV[7] | 0;
  }
  get() {
    const { A, B, C, D, E, F, G, H } = this;
    return [A, B, C, D, E, F, G, H];
  }
  // prettier-ignore
  set(A, B, C, D, E, F, G, H) {
    this.A = A | 0;
    this.B = B | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
    this.F = F | 0;
    this.G = G | 0;
    this.H = H | 0;
  }
  _cloneInto(to) {
    (to ||= new this.constructor()).set(...this.get());
    return this._cloneIntoMeta(to);
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4)
      SHA256_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15];
      const W2 = SHA256_W[i - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
    }
    let { A, B, C, D, E, F, G, H } = this;
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
      const sigma0 = rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22);
      const T2 = sigma0 + Maj(A, B, C) | 0;
      H = G;
      G = F;
      F = E;
      E = D + T1 | 0;
      D = C;
      C = B;
      B = A;
      A = T1 + T2 | 0;
    }
    A = A + this.A | 0;
    B = B + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    F = F + this.F | 0;
    G = G + this.G | 0;
    H = H + this.H | 0;
    this.set(A, B, C, D, E, F, G, H);
  }
  roundClean() {
    clean(SHA256_W);
  }
  destroy() {
    this.destroyed = true;
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
var _SHA256 = class extends SHA2_32B {
  constructor() {
    super(32, SHA256_IV);
  }
};
var sha256 = /* @__PURE__ */ createHasher(
  () => new _SHA256(),
  /* @__PURE__ */ oidNist(1)
);

// src/engine/dice.ts
var WORDS = 8;
var RANGE = 2 ** 32;
var streams = /* @__PURE__ */ new Map();
var MOST_STREAMS = 100;
function streamOf(key) {
  const known2 = streams.get(key);
  if (known2) return known2;
  if (streams.size >= MOST_STREAMS) streams.clear();
  const stream = { mac: hmac.create(sha256, hexToBytes(key)), block: -1, words: new DataView(new ArrayBuffer(0)) };
  streams.set(key, stream);
  return stream;
}
var Dice = class {
  #state;
  #block = -1;
  #words = null;
  /** Draws advance `state.next` in place. */
  constructor(state) {
    this.#state = state;
  }
  #word() {
    const at = this.#state.next++;
    const block = Math.floor(at / WORDS);
    if (!this.#words || block !== this.#block) this.#words = this.#mac(block);
    return this.#words.getUint32(at % WORDS * 4);
  }
  #mac(block) {
    this.#block = block;
    const stream = streamOf(this.#state.key);
    if (stream.block === block) return stream.words;
    const index = new Uint8Array(4);
    new DataView(index.buffer).setUint32(0, block);
    const mac = stream.mac.clone().update(index).digest();
    const words = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
    stream.block = block;
    stream.words = words;
    return words;
  }
  /** A whole number from 0 to n - 1, each equally likely: words past the last full multiple of n are passed over. */
  below(n) {
    if (!Number.isSafeInteger(n) || n < 1 || n > RANGE) throw new Error(`cannot draw below ${n}`);
    const limit = RANGE - RANGE % n;
    for (; ; ) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }
  /** A die with the faces 1 to `sides`. */
  die(sides = 6) {
    return this.below(sides) + 1;
  }
  /** One of a list that is not empty. */
  of(list) {
    return list[this.below(list.length)];
  }
  /** The list in random order. */
  shuffled(list) {
    const left = [...list];
    const order = [];
    while (left.length > 0) order.push(...left.splice(this.below(left.length), 1));
    return order;
  }
};
function diceKey(secretHex, words) {
  return bytesToHex(hmac(sha256, hexToBytes(secretHex), utf8ToBytes(words)));
}
function commitment(secretHex) {
  return bytesToHex(sha256(hexToBytes(secretHex)));
}

// src/engine/pack.ts
var PackError = class extends Error {
  /** As it is called in the message, with its ending. */
  file;
  constructor(file, path, reason) {
    super(path === "" ? `${file}: ${reason}` : `${file}, ${path}: ${reason}`);
    this.name = "PackError";
    this.file = file;
  }
};
function parsePackFile(schema, file, files) {
  const wrong = wrongIn(file);
  if (!Object.hasOwn(files, file)) return wrong("", "this file is missing");
  const result = schema.safeParse(files[file]);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return wrong(issue?.path.join(".") ?? "", issue?.message ?? "cannot be read");
}
var wrongIn = (file) => (path, reason) => {
  throw new PackError(`${file}.json`, path, reason);
};
function wrongIfRepeated(wrong, path, list, fields) {
  for (const field of fields) {
    list.forEach((item, i) => {
      if (list.findIndex((other) => other[field] === item[field]) < i)
        wrong(`${path}.${i}.${field}`, `\u201C${item[field]}\u201D is used twice`);
    });
  }
}
function unknownWord(what, issue) {
  const { input } = issue;
  if (issue.code !== "invalid_union") return `must be an ${what} with its kind`;
  const word = typeof input === "object" && input !== null && "kind" in input ? input.kind : void 0;
  return typeof word === "string" ? `\u201C${word}\u201D is no known ${what}` : `must be an ${what} with its kind`;
}

// src/engine/procedure.ts
var procedure = (name, pace) => (stages) => {
  const names = Object.keys(stages);
  const first2 = names[0];
  if (first2 === void 0) throw new Error(`procedure ${name} has no stage`);
  return {
    name,
    first: first2,
    ...pace ? { pace } : {},
    run(stage, s) {
      if (!Object.hasOwn(stages, stage)) throw new Error(`procedure ${name} has no stage ${stage}`);
      return stages[stage](s);
    }
  };
};

// src/engine/action.ts
var Builder = class _Builder {
  entries;
  #head;
  constructor(head, entries = []) {
    this.#head = head;
    this.entries = entries;
  }
  /** `title` is the question as menus put it; `guess` what a sheet begins with. */
  param(name, title, p, guess) {
    return new _Builder(this.#head, [...this.entries, { name, title, param: p, ...guessed(guess) }]);
  }
  /** A param that is asked only when `when` holds, and absent otherwise. */
  optional(name, title, when, p, guess) {
    const entry = { name, title, when, param: p, ...guessed(guess) };
    return new _Builder(this.#head, [...this.entries, entry]);
  }
  /**
   * A choice that brings params of its own: the kind of a clause, then its terms. Their questions see the params before
   * the choice and the choice itself. In a row, different choices may give the same name to different params.
   */
  variants(name, title, options, forms) {
    const chosen = Object.entries(forms).flatMap(
      ([value, { entries }]) => entries.map((entry) => {
        const isChosen = (c) => c.params[name] === value && (!entry.when || entry.when(c));
        return { ...entry, when: isChosen };
      })
    );
    const param = choice(options);
    return new _Builder(this.#head, [...this.entries, { name, title, param }, ...chosen]);
  }
  /** Ends the action with what it does. */
  apply(f) {
    if (!this.#head) throw new Error("only actions are applied");
    const { name, title, help = "", common = false, typed = false, confirm = null } = this.#head;
    const { menu = null, ends = false, when = () => null, total = () => null, presets = () => [] } = this.#head;
    const traits = { name, title, help, common, typed, confirm, menu, ends, when, total, presets };
    return { ...traits, entries: this.entries, apply: (a) => f(a) };
  }
};
var guessed = (guess) => guess ? { guess } : {};
function game() {
  return {
    action: (name, title, traits = {}) => new Builder({ name, title, ...traits }),
    /** A row of several params, or a form of options or of a query. */
    form: () => new Builder(null),
    procedure: (name, pace) => procedure(name, pace)
  };
}

// src/engine/values.ts
function copy(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list;
  }
  const plain2 = {};
  for (const key in value) {
    const member2 = value[key];
    if (member2 !== void 0) put(plain2, key, typeof member2 === "object" ? copy(member2) : member2);
  }
  return plain2;
}
function put(plain2, key, value) {
  if (key !== "__proto__") plain2[key] = value;
  else Object.defineProperty(plain2, key, { value, enumerable: true, configurable: true, writable: true });
}
var MANY_KEYS = 16;
function orderedCopy(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return listCopy(value);
  const given2 = value;
  const keys = Object.keys(given2);
  const isOrdered = areInOrder(keys);
  if (isOrdered && (keys.length < 2 || keys.length > MANY_KEYS)) return withCopies({ ...given2 }, keys);
  const plain2 = {};
  for (const key of isOrdered ? keys : keys.sort()) {
    const member2 = given2[key];
    if (member2 === void 0) continue;
    const copied = typeof member2 === "object" ? orderedCopy(member2) : member2;
    if (key === "__proto__") put(plain2, key, copied);
    else plain2[key] = copied;
  }
  return keys.length > MANY_KEYS ? { ...plain2 } : plain2;
}
function listCopy(list) {
  const copied = list.slice();
  for (let i = 0; i < copied.length; i++) if (typeof copied[i] === "object") copied[i] = orderedCopy(copied[i]);
  return copied;
}
function withCopies(plain2, keys) {
  for (const key of keys) {
    const member2 = plain2[key];
    if (member2 === void 0) delete plain2[key];
    else if (typeof member2 === "object") put(plain2, key, orderedCopy(member2));
  }
  return plain2;
}
function orderedShallow(value) {
  if (Array.isArray(value)) return [...value];
  const keys = Object.keys(value);
  if (areInOrder(keys)) return { ...value };
  return rebuilt(value, keys.sort());
}
function rebuilt(value, keys) {
  const given2 = value;
  return Object.fromEntries(keys.map((key) => [key, given2[key]]));
}
var hasKeysInOrder = (plain2) => areInOrder(Object.keys(plain2));
function areInOrder(keys) {
  for (let i = 1; i < keys.length; i++) if ((keys[i] ?? "") < (keys[i - 1] ?? "")) return false;
  return true;
}
function canonical(value) {
  if (isSorted(value)) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const plain2 = value;
  let members2 = "";
  for (const key of Object.keys(plain2).sort()) {
    const member2 = plain2[key];
    if (member2 !== void 0) members2 += `${members2 === "" ? "" : ","}${JSON.stringify(key)}:${canonical(member2)}`;
  }
  return `{${members2}}`;
}
function isSorted(value) {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) {
    for (const member2 of value) if (typeof member2 === "object" && !isSorted(member2)) return false;
    return true;
  }
  const plain2 = value;
  let last = "";
  for (const key in plain2) {
    if (key < last) return false;
    last = key;
    const member2 = plain2[key];
    if (typeof member2 === "object" && !isSorted(member2)) return false;
  }
  return true;
}
var isInherited = (member2) => typeof member2 === "function" || member2 === Object.prototype;
function mustGet(record, key) {
  const member2 = record[key];
  if (member2 === void 0 || isInherited(member2) && !Object.hasOwn(record, key))
    throw new Error(`nothing under "${key}"`);
  return member2;
}

// src/engine/answers.ts
var MOST_NODES = 400;
function wholeAnswers(book, view, { actions, preset }, most) {
  const all = [];
  for (const name of actions) {
    const action = book.actions.get(name);
    if (!action || action.typed || action.when(view) || blocked(action, view, preset)) continue;
    const list = paramsOf(action, view, preset, most - all.length);
    if (!list) return null;
    for (const params of list) all.push(answerOf(book, view, { action: name, params }));
  }
  return all;
}
function answerOf(book, view, move) {
  const label = book.definition.guide.label(view, move) ?? labelOf(book, view, move);
  const detail = detailOf(book, view, move);
  return { label, moves: [move], ...detail === null ? {} : { detail } };
}
function paramsOf(group, view, preset, most) {
  const look = terse(view);
  const done = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  const open2 = [[]];
  for (let nodes = 0; open2.length > 0; nodes++) {
    if (nodes > MOST_NODES) return null;
    const answers = open2.pop() ?? [];
    const at = progressOf(group, look, answers);
    if (!at) continue;
    if ("done" in at) {
      done.set(canonical(at.done), at.done);
      if (done.size > most) return null;
      continue;
    }
    const next = answersTo(at.step, preset, most);
    if (!next) return null;
    const fresh = next.filter((answer) => isFresh(seen, at.step, answers, answer));
    for (const answer of fresh.toReversed()) open2.push([...answers, answer]);
  }
  return [...done.values()];
}
function progressOf(group, view, answers) {
  try {
    return progress(group, view, answers);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
function isFresh(seen, { kind, picked }, answers, answer) {
  if (kind !== "subset" || answer === STOP) return true;
  const before = answers.slice(0, answers.length - picked.length);
  const half = canonical([before, [...picked, answer].toSorted()]);
  if (seen.has(half)) return false;
  seen.add(half);
  return true;
}
function answersTo({ question, stop, path, kind }, preset, most) {
  const given2 = path.length === 1 && stop === void 0 ? preset[String(path[0])] : void 0;
  if (given2 !== void 0) return [given2];
  const end = stop === null ? [STOP] : [];
  switch (question.kind) {
    case "text":
      return null;
    case "integer": {
      const count = question.max - question.min + 1;
      return count > most ? null : [...end, ...Array.from({ length: Math.max(count, 0) }, (_, i) => question.min + i)];
    }
    case "pick": {
      const free = question.options.filter((o) => !o.refused).map((o) => o.value);
      return free.length > most && kind !== "subset" ? null : [...end, ...free];
    }
  }
}
function labelOf({ actions }, view, { action, params }) {
  const known2 = actions.get(action);
  if (!known2) return action;
  const words = namesOf(known2, view, params);
  return words.length === 0 ? known2.title : `${known2.title}: ${words.join(" \xB7 ")}`;
}
function detailOf({ actions }, view, { action, params }) {
  const known2 = actions.get(action);
  const details = known2 ? optionsIn(known2, view, params).flatMap(({ detail }) => detail ?? []) : [];
  return details.length > 0 ? details.join("\n") : null;
}
var namesOf = (action, view, params) => optionsIn(action, view, params).map(({ label }) => label);
function optionsIn(group, view, params) {
  const chosen = [];
  const walk = questions(group, view);
  let next = walk.next();
  while (!next.done) {
    const { question, path, picked, kind } = next.value;
    const answer = valueAt(params, path, isPicked(kind) ? picked.length : null);
    if (answer !== void 0) {
      const option = question.kind === "pick" ? question.options.find((o) => o.value === answer) : void 0;
      const { label = String(answer), detail } = option ?? {};
      chosen.push(detail === void 0 ? { label } : { label, detail });
    }
    next = walk.next(answer === void 0 ? STOP : answer);
  }
  return chosen;
}
function valueAt(params, path, member2) {
  let value = params;
  for (const key of member2 === null ? path : [...path, member2]) {
    if (typeof value !== "object" || value === null) return void 0;
    value = value[key];
  }
  return value;
}

// src/engine/bag.ts
function draw(bag, dice) {
  return bag.length === 0 ? void 0 : bag.splice(dice.below(bag.length), 1)[0];
}
function take(bag, member2) {
  const at = bag.indexOf(member2);
  if (at < 0) throw new Error(`${String(member2)} is not there`);
  bag.splice(at, 1);
  return member2;
}

// src/engine/definition.ts
var calledIn = ({ definition }, view) => (word) => definition.called?.(view, word) ?? null;
function rulebook(definition, content, hash) {
  return {
    definition,
    content,
    // nobody keeps the writable one
    hash,
    actions: byName(definition.actions),
    procedures: byName(definition.procedures)
  };
}
function byName(list) {
  const map = new Map(list.map((x) => [x.name, x]));
  if (map.size !== list.length) throw new Error(`a name is used twice: ${list.map((x) => x.name).join(", ")}`);
  return map;
}

// src/engine/draft.ts
var LARGE = 1e3;
var LARGE_PART = 100;
var isShared = (whole2) => settled.has(whole2) || isLarger(whole2, LARGE);
var isSharedPart = (part) => settled.has(part) || isLarger(part, LARGE_PART);
var isLarger = (value, most) => !Array.isArray(value) && countUpTo(value, most) > most;
function countUpTo(value, most) {
  const members2 = Array.isArray(value) ? value : Object.values(value);
  let count = members2.length;
  for (const member2 of members2) {
    if (count > most) break;
    if (typeof member2 === "object" && member2 !== null) count += countUpTo(member2, most - count);
  }
  return count;
}
var drafts = /* @__PURE__ */ new WeakSet();
var settled = /* @__PURE__ */ new WeakSet();
var Draft = class _Draft {
  /** What is made: plain, but for members of the state before, which must not be written. */
  own;
  /** Writes to `own`, and gives no member of the state before away. */
  written;
  #before;
  #parts = /* @__PURE__ */ new Map();
  /** Members that were asked for or set. */
  #touched = /* @__PURE__ */ new Set();
  #grown = false;
  constructor(before) {
    this.#before = before;
    this.own = settled.has(before) ? { ...before } : orderedShallow(before);
    this.written = new Proxy(this.own, {
      get: (own, key) => {
        const value = Reflect.get(own, key);
        return typeof value === "object" && value !== null && typeof key === "string" ? this.#ask(key, value) : value;
      },
      set: (own, key, value) => {
        if (typeof key !== "string") return false;
        if (!Object.hasOwn(own, key)) this.#grown = true;
        const part = this.#parts.get(key);
        this.#keep(key, value === part?.written ? part?.own : value);
        return true;
      }
    });
    drafts.add(this.written);
  }
  #ask(key, value) {
    const part = this.#parts.get(key);
    if (part?.own === value) return part.written;
    if (!Object.hasOwn(this.#before, key) || this.#memberBefore(key) !== value) return value;
    if (isSharedPart(value)) {
      const draft = new _Draft(value);
      this.#parts.set(key, draft);
      this.#keep(key, draft.own);
      return draft.written;
    }
    const copied = orderedCopy(value);
    this.#keep(key, copied);
    return copied;
  }
  #memberBefore(key) {
    return this.#before[key];
  }
  #keep(key, member2) {
    put(this.own, key, member2);
    this.#touched.add(key);
  }
  /** What has been made: with keys in order, and without a draft in it. */
  settled() {
    const own = this.own;
    for (const key of this.#touched) {
      const value = own[key];
      if (typeof value !== "object" || value === null) continue;
      const part = this.#parts.get(key);
      if (part?.own === value) this.#keep(key, part.settled());
      else if (!isPlain(value)) this.#keep(key, orderedCopy(value));
    }
    const made = this.#grown ? orderedShallow(this.own) : this.own;
    settled.add(made);
    return made;
  }
};
function isPlain(value) {
  if (drafts.has(value) || !Array.isArray(value) && !hasKeysInOrder(value)) return false;
  for (const member2 of Object.values(value))
    if (typeof member2 === "object" && member2 !== null && !isPlain(member2)) return false;
  return true;
}

// src/engine/envelope.ts
function viewOf(book, env, seat) {
  return {
    content: book.content,
    table: env.table,
    // views are looked at, never written
    seat,
    hand: mustGet(env.hands, seat),
    controllers: env.controllers
  };
}
function publicView(book, env) {
  return {
    content: book.content,
    table: env.table,
    seat: null,
    hand: null,
    controllers: env.controllers
  };
}
var openAsk = (env) => env.frames.at(-1)?.ask;
var mayAnswer = ({ kind, seats, answered }, seat) => seats.includes(seat) && !(kind === "window" && answered.includes(seat));
var isWindow = (ask) => ask.kind === "window" || ask.kind === "reaction";
function awaited(env) {
  const ask = openAsk(env);
  return ask ? ask.seats.filter((seat) => !ask.answered.includes(seat)) : [];
}
function decisionsOf(book, env, seat) {
  if (env.over) return [];
  const asked2 = askedOf(env, seat);
  const offers = book.definition.offers(viewOf(book, env, seat)).map(
    (offer) => ({
      id: offer.id,
      kind: "offer",
      seat,
      actions: offer.actions,
      preset: { [offer.param]: offer.id },
      owed: false,
      invited: offer.invited,
      window: null,
      pass: null,
      answered: null,
      text: offer.text
    })
  );
  return asked2 ? [asked2, ...offers] : offers;
}
function askedOf(env, seat) {
  const ask = openAsk(env);
  if (!ask || !mayAnswer(ask, seat)) return null;
  const sealed = env.answers[seat]?.find((answer) => answer.decision === ask.id);
  return {
    id: String(ask.id),
    kind: ask.kind,
    seat,
    actions: ask.actions,
    preset: {},
    owed: !ask.answered.includes(seat),
    invited: false,
    window: isWindow(ask) ? ask.window : null,
    pass: isWindow(ask) ? ask.pass : null,
    answered: sealed ? { action: sealed.action, params: sealed.params } : null,
    text: null
  };
}

// src/engine/fill.ts
function fill(group, view, dice, preset = {}) {
  const walk = questions(group, view);
  let step = walk.next();
  while (!step.done) step = walk.next(anyAnswer(step.value, dice, preset));
  return step.value;
}
function anyAnswer(step, dice, preset) {
  const { question, stop, path } = step;
  const given2 = path.length === 1 ? preset[String(path[0])] : void 0;
  if (given2 !== void 0 && stop === void 0) return given2;
  const stuck = !open(question);
  if (stop === null && (stuck || dice.below(3) === 0)) return STOP;
  if (stuck) throw new Error(`dead end at ${path.join(".")} after ${JSON.stringify(step.picked)}`);
  switch (question.kind) {
    case "pick":
      return dice.of(question.options.filter((o) => !o.refused)).value;
    case "integer":
      return question.min + dice.below(question.max - question.min + 1);
    case "text":
      return "words".slice(0, question.max);
  }
}
function anyMove(book, view, decision, dice) {
  const seen = terse(view);
  for (const name of dice.shuffled(decision.actions)) {
    const action = book.actions.get(name);
    if (!action || action.when(seen) || blocked(action, seen, decision.preset)) continue;
    return { action: name, params: fill(action, seen, dice, decision.preset) };
  }
  return null;
}

// src/engine/guide.ts
var decisionToCome = ({ key, action, view }) => ({
  id: key,
  kind: "turn",
  seat: view.seat,
  actions: [action],
  preset: {},
  owed: true,
  invited: false,
  window: null,
  pass: null,
  answered: null,
  text: null
});
var plainGuide = () => ({
  welcome: () => [],
  prompt: () => ({ question: "", facts: [] }),
  shortcuts: () => [],
  label: () => null,
  notice: () => [],
  standings: () => ({ lead: "", lines: [] }),
  glossary: () => [],
  upcoming: () => [],
  prepared: () => null
});

// src/engine/guide-chapters.ts
var guideOf = (chapters) => ({
  prompt: (view, decision) => first(chapters, (one) => one.prompt?.(view, decision)) ?? PLAIN,
  shortcuts: (view, decision) => chapters.flatMap((one) => one.shortcuts?.(view, decision) ?? []),
  label: (view, move) => first(chapters, (one) => one.label?.(view, move)),
  notice: (view) => chapters.flatMap((one) => one.notice?.(view) ?? []),
  upcoming: (view) => chapters.flatMap((one) => one.upcoming?.(view) ?? []),
  prepared: (view, decision) => first(chapters, (one) => one.prepared?.(view, decision))
});
var PLAIN = { question: "What do you do?", facts: [] };
function first(chapters, says) {
  for (const one of chapters) {
    const said = says(one);
    if (said !== null && said !== void 0) return said;
  }
  return null;
}

// src/engine/lazy-copy.ts
var LazyCopy = class _LazyCopy {
  /** What is made: plain, but for members of the state before, which must not be written. */
  own;
  /** Writes to `own`, and gives no member of the state before away. */
  written;
  #before;
  #copyMember;
  /** Members that were asked for or set, some of them several times. */
  #touched = [];
  /** Whether there may be a member that the one before had not. */
  #grown = false;
  /** Members that are copied lazily themselves. */
  #parts = null;
  /** `before`: as all of a state, with its keys in order. */
  constructor(before, copyMember = orderedCopy) {
    this.#before = before;
    this.#copyMember = copyMember;
    this.own = { ...before };
    this.written = new Proxy(this.own, this);
  }
  get(own, name) {
    const member2 = own[name];
    if (typeof member2 !== "object" || member2 === null) return member2;
    if (member2 === this.#before[name] && Object.hasOwn(own, name)) return this.#copied(name, member2);
    const part = this.#parts?.get(name);
    return part?.own === member2 ? part.written : member2;
  }
  /** As without this trap, but writes to a proxy that has none are slow. */
  set(own, name, value) {
    if (!Object.hasOwn(own, name)) this.#grown = true;
    put(own, name, value);
    this.#touched.push(name);
    return true;
  }
  #copied(name, member2) {
    const copied = this.#copyMember(member2, name);
    this.#touched.push(name);
    const isPart = copied instanceof _LazyCopy;
    if (isPart) this.#parts = (this.#parts ?? /* @__PURE__ */ new Map()).set(name, copied);
    put(this.own, name, isPart ? copied.own : copied);
    return isPart ? copied.written : copied;
  }
  /** What has been made, with all keys in order: from memory or from a store, the game goes on alike. */
  settled() {
    const own = this.own;
    for (const name of this.#touched) {
      const member2 = own[name];
      if (typeof member2 !== "object" || member2 === null || member2 === this.#before[name]) continue;
      const part = this.#parts?.get(name);
      if (part?.own === member2) put(own, name, part.settled());
      else put(own, name, inOrder(member2, this.#before[name]));
    }
    return this.#grown ? orderedShallow(this.own) : this.own;
  }
};
function inOrder(member2, before) {
  if (Array.isArray(member2)) return listInOrder(member2, Array.isArray(before) ? before : []);
  if (typeof before !== "object" || before === null) return isSorted(member2) ? member2 : orderedCopy(member2);
  const plain2 = member2;
  const keys = Object.keys(plain2);
  let last = "";
  let isOrdered = true;
  let added = 0;
  for (const key of keys) {
    if (key < last) isOrdered = false;
    last = key;
    const entry = plain2[key];
    const was = before[key];
    if (entry === was) continue;
    if (was === void 0) added++;
    if (typeof entry === "object" && !isSorted(entry)) put(plain2, key, orderedCopy(entry));
  }
  if (!isOrdered) return rebuilt(plain2, keys.sort());
  return keys.length - added < Object.keys(before).length ? rebuilt(plain2, keys) : plain2;
}
function listInOrder(list, before) {
  let at = 0;
  for (let i = 0; i < list.length; i++) {
    const entry = list[i];
    if (typeof entry !== "object" || entry === null) continue;
    const was = entry === before[at] ? at : before.indexOf(entry, at);
    if (was >= 0) at = was + 1;
    else if (!isSorted(entry)) list[i] = orderedCopy(entry);
  }
  return list;
}

// src/engine/copy-on-write.ts
function fork(env) {
  return {
    answers: orderedCopy(env.answers),
    box: env.box,
    content: env.content,
    controllers: env.controllers,
    frames: [...env.frames],
    game: env.game,
    hands: env.hands,
    over: env.over,
    random: { key: env.random.key, next: env.random.next },
    rules: env.rules,
    seats: env.seats,
    seq: env.seq,
    stateVersion: env.stateVersion,
    table: env.table
  };
}
var CopyOnWriteState = class {
  #env;
  #copyMember;
  #table = null;
  #hands = null;
  #box = null;
  /** `replaced`: records and lists whose entries rules never write to, but replace. */
  constructor(env, replaced = []) {
    this.#env = env;
    this.#copyMember = (member2, name) => replaced.includes(name) ? sharing(member2) : orderedCopy(member2);
  }
  get table() {
    if (!this.#table) {
      this.#table = compartment(this.#env, "table", this.#copyMember);
      this.#env.table = this.#table.own;
    }
    return this.#table.written;
  }
  get hands() {
    if (!this.#hands) {
      this.#hands = compartment(this.#env, "hands", (hand) => new LazyCopy(hand, this.#copyMember));
      this.#env.hands = this.#hands.own;
    }
    return this.#hands.written;
  }
  get box() {
    if (!this.#box) {
      this.#box = compartment(this.#env, "box", this.#copyMember);
      this.#env.box = this.#box.own;
    }
    return this.#box.written;
  }
  /** Leaves the state plain; nobody writes to it any more. */
  settle() {
    if (this.#table) this.#env.table = this.#table.settled();
    if (this.#hands) this.#env.hands = this.#hands.settled();
    if (this.#box) this.#env.box = this.#box.settled();
  }
};
var sharing = (member2) => Array.isArray(member2) ? member2.slice() : { ...member2 };
var small = /* @__PURE__ */ new WeakMap();
var MEASURED_EVERY = 64;
function compartment(env, name, copyMember) {
  return isSmall(env, name) ? new LazyCopy(env[name], copyMember) : new Draft(env[name]);
}
function isSmall(env, name) {
  const found = small.get(env.seats);
  if (found?.has(name) && env.seq % MEASURED_EVERY > 0) return true;
  if (isShared(env[name])) {
    found?.delete(name);
    return false;
  }
  if (found) found.add(name);
  else small.set(env.seats, /* @__PURE__ */ new Set([name]));
  return true;
}

// src/engine/permission.ts
function whyBlocked(book, env, submission) {
  try {
    permitted(book, env, submission);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
function permitted(book, env, { seat, decision, action: name }) {
  if (env.over) refuse("game-over", "This game is over.");
  if (!env.seats.includes(seat)) refuse("no-seat", "There is no such seat in this game.");
  const action = known(book, name);
  const view = viewOf(book, env, seat);
  const ask = openAsk(env);
  let preset = {};
  const answers = ask && mayAnswer(ask, seat) && ask.actions.includes(name) && (decision === null || decision === String(ask.id));
  if (!answers && decision === null) {
    const free = book.definition.free(view);
    const now = ask && mayAnswer(ask, seat) ? [...ask.actions, ...free] : free;
    if (!free.includes(name)) throw new Refused(notPossible(book, view, action, now, ask));
  } else if (!answers) {
    const open2 = decisionsOf(book, env, seat).find((d) => d.id === decision) ?? refuse("stale", "That question is no longer open.");
    if (!open2.actions.includes(name)) throw new Refused(notPossible(book, view, action, open2.actions, ask));
    preset = open2.preset;
  }
  const brief = terse(view);
  const why = action.when(brief) && action.when(view);
  if (why) throw new Refused(why);
  return { action, ask: ask && answers ? ask : null, preset, view, brief };
}
function notPossible({ actions, definition }, view, { name, title }, now, ask) {
  const reason = definition.whyNot?.(view, name);
  if (reason) return { code: ask?.actions.includes(name) ? "not-asked" : "not-now", ...reason };
  if (ask?.actions.includes(name)) return { code: "not-asked", text: `\u201C${title}\u201D: you are not asked for that now.` };
  const open2 = [...new Set(now)].flatMap((other) => actions.get(other) ?? []);
  const titles = open2.filter((other) => !other.when(view)).map((other) => `\u201C${other.title}\u201D`);
  const instead = titles.length > 0 ? `possible: ${either(titles)}` : "nothing is asked of you";
  return { code: "not-now", text: `\u201C${title}\u201D is not possible now; ${instead}.` };
}
function known(book, name) {
  return book.actions.get(name) ?? refuse("no-action", "There is no such action in this game.");
}

// src/engine/run.ts
function opened(ask, id) {
  const actions = [...ask.actions];
  const seats = [...ask.seats];
  const answered = [];
  if (!isWindow(ask)) {
    const { kind: kind2 } = ask;
    if (kind2 === "sealed" || ask.together === void 0) return { actions, answered, id, kind: kind2, seats };
    return { actions, answered, id, kind: kind2, seats, together: ask.together };
  }
  const { kind, pass, window } = ask;
  if (kind === "reaction" || ask.together === void 0) return { actions, answered, id, kind, pass, seats, window };
  return { actions, answered, id, kind, pass, seats, together: ask.together, window };
}
var isTogether = (ask) => (ask.kind === "turn" || ask.kind === "window") && ask.together === true;
function settled2({ base, ...scene }) {
  return base ? { base, ...copy(scene) } : copy(scene);
}
var Turn = class {
  book;
  env;
  happenings = [];
  /** Something was shown that the acting seat could not know before. */
  barrier = false;
  /** An action told others something that its own seat knew before. */
  told = false;
  /** An action asked for the open question to be put anew. */
  anew = false;
  #dice;
  #drawn;
  #names;
  /** Made once, and only if something runs: a submit goes through many stages, or through none. */
  #rulesContext = null;
  #state;
  /** Whose action runs: its secrets to its own seat reveal nothing. */
  #actor = null;
  #called = [];
  #asks = [];
  #result = null;
  /** So many of the outermost frames are still those of the state before, and must not be written. */
  #shared;
  /** The question closed last. */
  #closed = null;
  /** The table before anything was done. */
  #opened;
  constructor(book, env, names) {
    this.book = book;
    this.env = env;
    this.#names = names;
    this.#state = new CopyOnWriteState(env, book.definition.replaced);
    this.#dice = new Dice(env.random);
    this.#drawn = env.random.next;
    this.#opened = env.table;
    this.#shared = env.frames.length;
  }
  /** Whether what follows may depend on what the acting seat could not know before. */
  get revealed() {
    return this.barrier || this.env.random.next !== this.#drawn;
  }
  /** Does an action of this seat. */
  apply(action, seat, params) {
    this.#actor = seat;
    this.#rulesContext ??= this.#furnished();
    this.#rulesContext.seat = seat;
    this.#rulesContext.params = params;
    action.apply(this.#rulesContext);
  }
  /** What stages and actions work with. Methods, for they are made at every submit: functions by name take their time. */
  #furnished() {
    const turn = this;
    const { env, book } = turn;
    return {
      content: book.content,
      state: turn.#state,
      current: env,
      // looked at only
      dice: turn.#dice,
      seq: env.seq,
      emit(event, secrets = {}) {
        const phase = turn.#phase(env.table);
        turn.happenings.push({ kind: "event", event: copy(event), secrets: copy(secrets), phase });
        if (Object.keys(secrets).every((seat) => seat === turn.#actor)) return;
        if (turn.#actor === null) turn.barrier = true;
        else turn.told = true;
      },
      call(procedure2, data) {
        const notes = data;
        turn.#called.push({ data: orderedCopy(notes), outcome: [], procedure: procedure2.name, stage: procedure2.first });
      },
      picture(caption) {
        const names = turn.#names;
        const scene = names ? book.definition.board(publicView(book, env), { caption, names }) : null;
        const phase = turn.#phase(env.table);
        turn.happenings.push({ kind: "picture", caption, scene: scene && settled2(scene), phase });
      },
      barrier() {
        turn.barrier = true;
      },
      reopenQuestion() {
        turn.anew = true;
      },
      ask(ask) {
        turn.#asks.push(ask);
      },
      end(result) {
        turn.#result = result;
      },
      data: null,
      outcome: [],
      seat: "",
      params: null
    };
  }
  /** Nothing is written any more. */
  settle() {
    this.#state.settle();
  }
  /** The innermost frame, to write to. */
  #innermost() {
    const { frames } = this.env;
    const at = frames.length - 1;
    const frame = frames[at];
    if (!frame || at >= this.#shared) return frame;
    this.#shared = at;
    const own = orderedCopy(frame);
    frames[at] = own;
    return own;
  }
  /** The open question, to write to. */
  get question() {
    return openAsk(this.env) && this.#innermost()?.ask;
  }
  /** Closes the innermost question with this outcome. */
  close(outcome) {
    const frame = this.#innermost();
    if (!frame?.ask) return;
    const { ask, data, procedure: procedure2, stage } = frame;
    const answered = { data, outcome, procedure: procedure2, stage };
    this.env.frames[this.env.frames.length - 1] = answered;
    this.#closed = { frame: answered, ask, stage };
  }
  /** Keeps a pass in the open window, which closes with the last one. */
  pass(seat) {
    const ask = this.question;
    ask?.answered.push(seat);
    if (ask?.seats.every((other) => ask.answered.includes(other))) this.close([]);
  }
  /**
   * The number of a new question: that of the log row, or the one it had before if a question to several seats
   * together is put again, so that the others' buttons stay alive.
   */
  #idOf(frame, ask) {
    const { env } = this;
    const was = this.#closed;
    if (was?.frame !== frame || was.stage !== frame.stage || !isTogether(was.ask)) return env.seq;
    const same = isTogether(ask) && ask.kind === was.ask.kind && ask.actions.join() === was.ask.actions.join();
    return same && this.#phase(this.#opened).id === this.#phase(env.table).id ? was.ask.id : env.seq;
  }
  #phase(table) {
    return this.book.definition.phase(table);
  }
  /** Puts what was called on the stack; the first call runs first. */
  push() {
    this.env.frames.push(...this.#called.reverse());
    this.#called = [];
  }
  /** Runs stages until somebody is asked or the game is over; says whether there was one to run. */
  run() {
    const { env } = this;
    let stages = 0;
    for (; !env.over; stages++) {
      if (openAsk(env)) return stages > 0;
      this.#bringAbout();
      const frame = this.#innermost();
      if (!frame) throw new Error(`${env.game}: the main procedure ended without a result`);
      if (stages > 1e4) throw new Error(`${frame.procedure}.${frame.stage} runs for ever`);
      this.#stage(frame);
    }
    env.frames = [];
    env.answers = {};
    return stages > 0;
  }
  /** What follows from the step that was done last comes before the next one. */
  #bringAbout() {
    const { definition } = this.book;
    if (!definition.consequences || this.#isMidStep()) return;
    this.#actor = null;
    this.#rulesContext ??= this.#furnished();
    definition.consequences(this.#rulesContext);
    this.push();
  }
  /** The innermost procedure that has a pace of its own decides. */
  #isMidStep() {
    const { frames } = this.env;
    for (let at = frames.length - 1; at >= 0; at--) {
      const pace = this.book.procedures.get(frames[at]?.procedure ?? "")?.pace;
      if (pace) return pace === "whole";
    }
    return false;
  }
  #stage(frame) {
    const { env, book } = this;
    const procedure2 = book.procedures.get(frame.procedure);
    if (!procedure2) throw new Error(`no procedure ${frame.procedure}`);
    const { outcome } = frame;
    frame.outcome = [];
    this.#asks = [];
    this.#result = null;
    this.#actor = null;
    this.#rulesContext ??= this.#furnished();
    this.#rulesContext.data = frame.data;
    this.#rulesContext.outcome = outcome;
    const next = procedure2.run(frame.stage, this.#rulesContext);
    const asks = this.#asks;
    env.over = this.#result;
    if (asks.length > 1 || asks.length > 0 && (this.#called.length > 0 || next === "done"))
      throw new Error(`${frame.procedure}.${frame.stage}: one question a stage, and a stage after it`);
    frame.stage = next;
    if (next === "done") this.#leave();
    const ask = asks[0];
    if (ask) this.#sound(ask);
    if (ask && ask.seats.length > 0) env.frames[env.frames.length - 1] = this.#asking(frame, ask);
    this.push();
  }
  /** With its keys in order, the question's first. */
  #asking(frame, ask) {
    const { data, outcome, procedure: procedure2, stage } = frame;
    return { ask: opened(ask, this.#idOf(frame, ask)), data, outcome, procedure: procedure2, stage };
  }
  /** Ends the innermost procedure; answers held for its next question are for nothing. */
  #leave() {
    const { env } = this;
    env.frames.pop();
    for (const [seat, answers] of Object.entries(env.answers)) {
      const left = answers.filter(({ held }) => held === void 0 || held < env.frames.length);
      if (left.length > 0) env.answers[seat] = left;
      else delete env.answers[seat];
    }
  }
  /** Throws if a question could never be answered. */
  #sound(ask) {
    const stranger = ask.seats.find((seat) => !this.env.seats.includes(seat));
    if (stranger !== void 0) throw new Error(`${stranger} is asked, but is no seat of this game`);
    const unknown2 = ask.actions.find((action) => !this.book.actions.has(action));
    if (unknown2 !== void 0) throw new Error(`${unknown2} is asked for, but is no action of this game`);
    if (isWindow(ask) && !ask.actions.includes(ask.pass))
      throw new Error(`${ask.pass} passes, but is not among ${ask.actions.join(", ")}`);
  }
};

// src/engine/sealed.ts
var NONE = -1;
var isOpen = (ask) => ask.kind === "turn" || ask.kind === "window";
function seal(turn, seat, ask, move) {
  const answer = orderedCopy({ ...move, decision: ask.id, window: ask.kind === "reaction" ? ask.window : null });
  const others = (turn.env.answers[seat] ?? []).filter((a) => a.decision !== ask.id);
  turn.env.answers[seat] = [...others, answer];
  const open2 = turn.question;
  if (open2 && !open2.answered.includes(seat)) open2.answered.push(seat);
}
function unseal(turn) {
  const { env } = turn;
  const ask = openAsk(env);
  if (!ask || isOpen(ask) || !ask.seats.every((seat) => ask.answered.includes(seat))) return false;
  turn.barrier = true;
  const answers = ask.seats.map((seat) => ({ seat, answer: sealedAnswer(env, seat, ask.id) }));
  const counting = ask.kind === "sealed" ? answers : answers.filter((a) => a.answer.action !== ask.pass).slice(0, 1);
  for (const a of answers) {
    drop(env, a.seat, a.answer);
    if (ask.kind === "reaction" && a.answer.regardless && counting.length > 0 && !counting.includes(a))
      hold(env, a.seat, a.answer);
  }
  turn.close(counting.map(({ seat, answer }) => ({ seat, action: answer.action })));
  for (const { seat, answer } of counting) {
    turn.apply(known(turn.book, answer.action), seat, answer.params);
  }
  turn.push();
  return true;
}
function sealedAnswer(env, seat, decision) {
  const answer = env.answers[seat]?.find((a) => a.decision === decision);
  if (!answer) throw new Error(`no answer of ${seat} to ${decision}`);
  return answer;
}
function hold(env, seat, answer) {
  const held = { ...answer, decision: NONE, held: env.frames.length - 1 };
  env.answers[seat] = [...env.answers[seat] ?? [], held];
}
function drop(env, seat, answer) {
  const left = (env.answers[seat] ?? []).filter((a) => a !== answer);
  if (left.length > 0) env.answers[seat] = left;
  else delete env.answers[seat];
}
function revalidate(turn) {
  const { env, book } = turn;
  if (Object.keys(env.answers).length === 0) return;
  const ask = turn.question;
  for (const seat of env.seats) {
    for (const answer of env.answers[seat] ?? []) {
      if (waits(env, answer)) continue;
      if (ask && meant(ask, seat, answer) && stillPossible(book, env, seat, answer)) carry(env, ask, seat, answer);
      else {
        drop(env, seat, answer);
        if (answer.decision === ask?.id) lapse(turn, ask, seat);
      }
    }
  }
}
function waits({ frames }, { held, decision }) {
  if (held !== void 0) return held < frames.length - 1;
  return frames.slice(0, -1).some((frame) => frame.ask?.id === decision);
}
function meant(ask, seat, { held, decision, window }) {
  if (isOpen(ask) || !ask.seats.includes(seat)) return false;
  return held === void 0 ? decision === ask.id : ask.kind === "reaction" && window === ask.window;
}
function carry(env, ask, seat, answer) {
  const { held: _, ...open2 } = answer;
  env.answers[seat] = (env.answers[seat] ?? []).map((a) => a === answer ? { ...open2, decision: ask.id } : a);
  if (!ask.answered.includes(seat)) ask.answered.push(seat);
}
function lapse(turn, ask, seat) {
  ask.answered = ask.answered.filter((s) => s !== seat);
  turn.happenings.push({ kind: "lapsed", seat });
  turn.barrier = true;
}
function stillPossible(book, env, seat, { action, params }) {
  if (whyBlocked(book, env, { seat, decision: null, action })) return false;
  try {
    check(known(book, action), viewOf(book, env, seat), params);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

// src/engine/kernel.ts
var isBarrier = ({ reveals, tells, asks, state }) => reveals || tells || asks === "orders" || state.over !== null;
function begin(book, start, names = null) {
  const { definition, content } = book;
  const random = { key: start.key, next: 0 };
  const seats = [...start.seats];
  const state = definition.setup({ content, options: start.options, seats, dice: new Dice(random) });
  const { main } = definition;
  const env = {
    ...orderedCopy(state),
    game: definition.id,
    content: book.hash,
    rules: definition.rules,
    stateVersion: definition.stateVersion,
    seq: 0,
    random,
    seats,
    controllers: { ...start.controllers },
    frames: [{ procedure: main.name, stage: main.first, data: null, outcome: [] }],
    answers: {},
    over: null
  };
  const turn = new Turn(book, env, names);
  turn.run();
  turn.settle();
  env.seq = 1;
  return {
    state: env,
    seq: 0,
    seat: null,
    action: "start",
    params: start.options,
    happenings: turn.happenings,
    reveals: true,
    tells: false,
    asks: "nobody"
  };
}
function submit(book, env, submission, names = null, mode = "wait-all") {
  const { seat } = submission;
  const { action, ask, preset, view, brief } = permitted(book, env, submission);
  const looks = ask !== null && answersUnseen(ask, seat, mode);
  if (looks && ask.answered.includes(seat))
    refuse("answered", "What you have answered stays: whether others are still asked tells what they could do.");
  const params = check(action, view, submission.params, brief, calledIn(book, view));
  for (const name in preset)
    if (Object.hasOwn(params, name) && params[name] !== preset[name])
      refuse("malformed", "That answers another question.");
  const next = fork(env);
  const turn = new Turn(book, next, names);
  turn.barrier = looks;
  const own = copy(params);
  if (!ask || isOpen(ask)) act(turn, action, seat, own, ask);
  else seal(turn, seat, ask, { action: action.name, params: own, regardless: submission.regardless === true });
  let changed = !ask || isOpen(ask);
  do {
    changed = turn.run() || changed;
    if (changed) revalidate(turn);
    changed = true;
  } while (unseal(turn));
  turn.settle();
  next.seq++;
  const { happenings, revealed: reveals, told: tells } = turn;
  const asks = askedBy(book, next, seat, env.seq);
  return { state: next, seq: env.seq, seat, action: action.name, params, happenings, reveals, tells, asks };
}
var answersUnseen = (ask, seat, mode) => isWindow(ask) && mode !== "wait-all" && ask.seats.some((other) => other !== seat);
function askedBy(book, env, seat, row) {
  const ask = openAsk(env);
  if (ask?.id !== row || ask.seats.every((other) => other === seat)) return "nobody";
  const { answeredByOrders = [] } = book.definition;
  return isWindow(ask) || ask.actions.some((name) => answeredByOrders.includes(name)) ? "orders" : "others";
}
function act(turn, action, seat, params, ask) {
  turn.apply(action, seat, params);
  if (ask?.kind === "window" && ask.pass === action.name) turn.pass(seat);
  else if (ask) turn.close([{ seat, action: action.name }]);
  else if (turn.anew && openAsk(turn.env)?.kind === "turn") turn.close([]);
  turn.push();
}
var rewound = (now, then) => copy({ ...then, rules: now.rules, controllers: now.controllers, random: now.random, seq: now.seq + 1 });

// src/engine/land-file.ts
var point = external_exports.tuple([external_exports.number(), external_exports.number()]);
var line = external_exports.array(external_exports.number()).min(4);
var landFile = external_exports.strictObject({
  source: external_exports.string(),
  width: external_exports.int().positive(),
  height: external_exports.int().positive(),
  countries: external_exports.array(external_exports.strictObject({ name: external_exports.string(), rings: external_exports.array(line) })),
  borders: external_exports.array(line),
  coast: external_exports.array(line),
  rivers: external_exports.array(line),
  lakes: external_exports.array(line),
  marshes: external_exports.array(line),
  ranges: external_exports.array(external_exports.strictObject({ height: external_exports.number(), reach: external_exports.number().positive(), line })),
  names: external_exports.array(external_exports.strictObject({ text: external_exports.string(), kind: external_exports.enum(["country", "water"]), at: point, turn: external_exports.number() })),
  regions: external_exports.array(
    external_exports.strictObject({ id: external_exports.string(), name: external_exports.string(), source: external_exports.string(), middle: point, label: line, ring: line })
  )
});
var landOf = (file) => ({
  width: file.width,
  height: file.height,
  countries: file.countries.map(({ name, rings }) => ({
    name,
    polygons: rings.map((ring) => [linePoints(ring)])
  })),
  areas: file.regions.map(({ id, name, ring, label, middle }) => ({
    id,
    name,
    polygon: [linePoints(ring)],
    label: linePoints(label),
    middle
  })),
  borders: file.borders.map(linePoints),
  coast: file.coast.map(linePoints),
  rivers: file.rivers.map(linePoints),
  lakes: file.lakes.map(linePoints),
  marshes: file.marshes.map(linePoints),
  ranges: file.ranges.map(({ height, reach, line: line2 }) => ({ height, reach, points: linePoints(line2) })),
  names: file.names
});
var linePoints = (flat) => Array.from({ length: Math.floor(flat.length / 2) }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);

// src/engine/several.ts
var EVERY = ["all", "rest", "the rest"];
var RANGE2 = /^(.*?)(\d+)\.\.(.*?)(\d+)$/u;
var NUMBERED = /^(.*?)(\d+)$/u;
function severalOf(options, word) {
  const said = word.trim().replaceAll(/\s+/g, " ");
  const isName = options.some(({ value, label }) => value === said || plain(label ?? value) === plain(said));
  if (isName) return null;
  if (EVERY.includes(said.toLowerCase())) return options.filter((o) => !o.refused).map((o) => o.value);
  const [, before = "", low = "", between = "", high = ""] = RANGE2.exec(said) ?? [];
  if (low === "" || between !== "" && plain(between) !== plain(before)) return null;
  const ends = [Number(low), Number(high)];
  const found = [({ value }) => value, ({ value, label = value }) => label].flatMap((name) => {
    const members2 = inRange(options, name, before, ends);
    return members2.length > 0 ? [members2] : [];
  });
  const [one, other = one] = found;
  return one && one.join() === other?.join() ? one : null;
}
function inRange(options, name, before, ends) {
  const numbered = options.flatMap((option) => {
    const [, series = "", number2] = NUMBERED.exec(name(option)) ?? [];
    return number2 === void 0 ? [] : [{ value: option.value, series: plain(series), number: Number(number2) }];
  });
  const all = new Set(numbered.map(({ series }) => series));
  const [only2] = all.size === 1 ? all : [];
  const wanted = before === "" ? only2 : plain(before);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const members2 = numbered.filter((one) => one.series === wanted && one.number >= low && one.number <= high);
  const isWhole = ends.every((end) => members2.some(({ number: number2 }) => number2 === end));
  return isWhole ? members2.map(({ value }) => value) : [];
}
function membersNamed(options, words) {
  const members2 = [];
  for (const word of words) {
    const several = severalOf(options, word)?.filter((value) => !members2.includes(value));
    members2.push(...several ?? [matchOption(options, word).meant?.value ?? word]);
  }
  return members2;
}

// src/engine/notation.ts
var WORD = /^[\p{L}\p{N}._+'][\p{L}\p{N}._+'-]*$/u;
var TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|([,>[\];])|([^\s,>[\];"]+))/uy;
var quote = (value) => WORD.test(value) ? value : JSON.stringify(value);
var inNotation = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
function print(action, params) {
  return [inNotation(action.name), ...printGroup(action, params)].join(" ");
}
function printGroup(group, params) {
  const given2 = group.entries.filter((entry) => params[entry.name] !== void 0);
  return given2.map(({ name, param }, i) => {
    const isPath = param.kind === "route" && given2[i - 1]?.param.kind !== "route";
    return printValue(params[name] ?? null, isPath);
  });
}
function printValue(value, path) {
  if (Array.isArray(value)) {
    if (value.length === 0) return "-";
    if (typeof value[0] === "object") return `[${value.map((row) => printRow(row)).join("; ")}]`;
    return (path ? "> " : "") + value.map((v) => quote(String(v))).join(path ? " > " : ",");
  }
  return typeof value === "string" ? quote(value) : String(value);
}
var printRow = (row) => Object.values(row).map((value) => printValue(value, false)).join(" ");
function readParams({ action, rest }, view, called2) {
  const reader = new Reader(rest);
  const walk = questions(action, view, called2);
  let step = walk.next();
  while (!step.done) step = walk.next(reader.answer(step.value));
  reader.end();
  return check(action, view, step.value);
}
var MOST_WORDS = 4;
function nameIn(line2, all, now = () => []) {
  const tokens = tokenize(line2);
  if (tokens.length === 0) refuse("empty", "An order begins with the name of an action.");
  return named(all, tokens) ?? named(now(), tokens) ?? unknown(all, tokens[0]?.text ?? "");
}
function named(actions, tokens) {
  const texts = tokens.slice(0, MOST_WORDS).map(({ text, mark, quoted: quoted2 }) => mark || quoted2 || plain(text) === "" ? "" : text);
  for (let words = texts.length; words > 0; words--) {
    const said = texts.slice(0, words);
    const action = said.includes("") ? void 0 : called(actions, plain(said.join(" ")));
    if (action) return { action, rest: tokens.slice(words) };
  }
  const { meant: meant2 } = matchName(actions, ({ name }) => [name], tokens[0]?.text ?? "");
  return meant2 && { action: meant2, rest: tokens.slice(1) };
}
function unknown(actions, word) {
  const match = matchName(actions, ({ name }) => [name], word);
  const close = match.meant ? [] : match.close.map(({ name }) => inNotation(name));
  const all = either(actions.map(({ name }) => inNotation(name)));
  return refuse("no-action", `There is no order ${quoted(word)}.${didYouMean(close)} Orders of this game: ${all}.`);
}
function tokenize(line2) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  const end = line2.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(line2) ?? refuse("notation", `Cannot read the order at ${quoted(line2.slice(at))}.`);
    const [, inQuotes, mark, word] = match;
    if (inQuotes !== void 0) tokens.push({ text: unquote(inQuotes), mark: false, quoted: true });
    else tokens.push({ text: mark ?? word ?? "", mark: mark !== void 0 || word === "-", quoted: false });
  }
  return tokens;
}
function unquote(body) {
  try {
    return JSON.parse(`"${body}"`);
  } catch {
    return refuse("notation", `Cannot read the text ${quoted(body)}.`);
  }
}
var Reader = class {
  #tokens;
  #at = 0;
  /** The list being read, as the path of its param, and what it was first chosen from. */
  #list = "";
  #first = [];
  /** What a word for several members has named and is not answered yet. */
  #named = [];
  /** Rows of which the bracket is still open, likewise, from the outermost inward. */
  #rows = [];
  constructor(tokens) {
    this.#tokens = tokens;
  }
  answer(step) {
    if (step.path.join(".") !== this.#list) this.#requireNoneLeft();
    this.#close(step.passed, step.path);
    if (isPicked(step.kind)) return this.#member(step);
    return step.stop === void 0 ? this.#value(step) : this.#beginRow(step);
  }
  end() {
    this.#requireNoneLeft();
    this.#close(Number.POSITIVE_INFINITY, []);
    const rest = this.#tokens[this.#at];
    if (rest) refuse("notation", `${rest.mark ? `\u201C${rest.text}\u201D` : quoted(rest.text)} is more than this order needs.`);
  }
  /** Passes over what needs no answer: dashes of lists that nothing was asked about, brackets of rows that are over. */
  #close(empty, path) {
    const here = path.join(".");
    const areOver = () => this.#rows.length > 0 && !here.startsWith(`${this.#rows.at(-1)}.`);
    let left = empty;
    for (; ; ) {
      if (left > 0 && this.#skip("-")) left--;
      else if (areOver() && this.#skip("]")) this.#rows.pop();
      else break;
    }
    if (areOver()) refuse("notation", "A ] is missing.");
  }
  #skip(mark) {
    const token = this.#tokens[this.#at];
    if (!token?.mark || token.text !== mark) return false;
    this.#at++;
    return true;
  }
  #value(step) {
    const token = this.#tokens[this.#at];
    if (!token || token.mark) return refuse("notation", `${step.title} (${hint(step.question)})`);
    this.#at++;
    return meaning(step.question, token.text);
  }
  #member(step) {
    const key = step.path.join(".");
    if (key !== this.#list) {
      this.#list = key;
      this.#first = step.question.kind === "pick" ? step.question.options : [];
      this.#skip(">");
      return this.#skip("-") ? STOP : this.#oneOrMore(step);
    }
    if (this.#named.length > 0) return this.#nextNamed();
    if (this.#skip(",") || step.kind === "route" && this.#skip(">")) return this.#oneOrMore(step);
    return STOP;
  }
  /** One member, or of a list without order the first of several. */
  #oneOrMore(step) {
    const [token, next] = this.#tokens.slice(this.#at);
    if (step.kind !== "subset" || step.question.kind !== "pick" || !token || token.mark) return this.#value(step);
    const isTwo = token.text.toLowerCase() === "the" && next?.text.toLowerCase() === "rest";
    const said = isTwo ? "the rest" : token.text;
    const several = severalOf(step.question.options, said) ?? severalOf(this.#first, said);
    if (!several) return this.#value(step);
    this.#at += isTwo ? 2 : 1;
    this.#named = several.filter((value) => !step.picked.includes(value));
    return this.#nextNamed();
  }
  #nextNamed() {
    const [next = STOP, ...left] = this.#named;
    this.#named = left;
    return next;
  }
  #requireNoneLeft() {
    const left = this.#named.length;
    if (left > 0)
      refuse("too-many", `Too many: ${left === 1 ? "1 of them is" : `${left} of them are`} more than possible here.`);
  }
  #beginRow(step) {
    const key = step.path.slice(0, -2).join(".");
    if (key !== this.#rows.at(-1)) {
      if (this.#skip("-")) return STOP;
      if (!this.#skip("[")) return refuse("notation", `${step.title}: a list in [ ] is needed`);
      this.#rows.push(key);
      return this.#value(step);
    }
    if (this.#skip(";")) return this.#value(step);
    if (!this.#skip("]")) refuse("notation", "A ] is missing.");
    this.#rows.pop();
    return STOP;
  }
};
function called(actions, said) {
  const titled = actions.filter(({ title }) => plain(title) === said);
  return actions.find(({ name }) => plain(name) === said) ?? (titled.length === 1 ? titled[0] : void 0);
}
function meaning(question, word) {
  if (question.kind === "integer") return /^-?\d+$/.test(word) ? Number(word) : word;
  if (question.kind === "text") return word;
  return matchOption(question.options, word).meant?.value ?? word;
}
function hint(question) {
  if (question.kind === "integer") return `a number from ${question.min} to ${question.max}`;
  if (question.kind === "text") return `a text of at most ${question.max} characters`;
  return alternatives(question.options) || "nothing is possible here now";
}

// src/engine/offers.ts
var offerId = (seq) => `o${seq}`;

// src/engine/parse.ts
function namedIn(book, env, seat, line2) {
  if (!env.seats.includes(seat)) refuse("no-seat", "There is no such seat in this game.");
  return nameIn(line2, [...book.actions.values()], () => possibleNow(book, env, seat));
}
function possibleNow(book, env, seat) {
  const asked2 = decisionsOf(book, env, seat).flatMap(({ actions }) => actions);
  const names = /* @__PURE__ */ new Set([...asked2, ...book.definition.free(viewOf(book, env, seat))]);
  return [...names].flatMap((name) => book.actions.get(name) ?? []);
}
function paramsIn(book, env, seat, order) {
  const { name } = order.action;
  const open2 = decisionsOf(book, env, seat).find(({ actions }) => actions.includes(name));
  const why = whyBlocked(book, env, { seat, decision: open2?.id ?? null, action: name });
  if (why) throw new Refused(why);
  const view = viewOf(book, env, seat);
  return readParams(order, view, calledIn(book, view));
}

// src/engine/windows.ts
var MODES = ["wait-all", "standing-only", "wait-holders"];
var MODE_NAMES = {
  "wait-all": "ask everyone and wait",
  "standing-only": "ask nobody (standing orders alone)",
  "wait-holders": "ask only who can react (the wait tells that somebody can)"
};
var MODE_WORDS = {
  "wait-all": "everyone is asked and waited for",
  "standing-only": "nobody is asked, standing orders alone answer",
  "wait-holders": "only who can react is asked; quick, but the wait tells that somebody can"
};
var ALL = "all";
var capital = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
function reactions(windows) {
  const titles = [{ name: ALL, title: "All windows" }, ...windows];
  const options = titles.flatMap(
    ({ name, title }) => MODES.map((mode) => ({ value: `${name}:${mode}`, label: `${capital(title)}: ${MODE_NAMES[mode]}` }))
  );
  const named2 = (value) => value.split(":")[0] ?? "";
  return subset((_, picked) => options.filter(({ value }) => !picked.some((one) => named2(one) === named2(value))));
}
function modeOf(windows, options, name) {
  const chosen = Array.isArray(options.reactions) ? options.reactions : [];
  const find = (window) => MODES.find((mode) => chosen.includes(`${window}:${mode}`));
  return find(name) ?? find(ALL) ?? windows.find((window) => window.name === name)?.mode ?? "wait-all";
}
var modeLines = (windows, options) => windows.map(({ name, title }) => `${capital(title)}: ${MODE_WORDS[modeOf(windows, options, name)]}.`);

export {
  terse,
  worded,
  isOffered,
  optionsOf,
  choice,
  integer,
  subset,
  ranking,
  route,
  rows,
  isPicked,
  game,
  matchName,
  matchOption,
  alternatives,
  either,
  quoted,
  didYouMean,
  printedName,
  refusalSentence,
  Refused,
  refuse,
  STOP,
  questions,
  isAsked,
  accept,
  check,
  checkEntry,
  progress,
  isAnyOpen,
  open,
  blocked,
  copy,
  hasKeysInOrder,
  canonical,
  mustGet,
  wholeAnswers,
  paramsOf,
  labelOf,
  draw,
  take,
  completed,
  questionFor,
  rulebook,
  Dice,
  diceKey,
  commitment,
  isSharedPart,
  viewOf,
  publicView,
  openAsk,
  mayAnswer,
  isWindow,
  awaited,
  decisionsOf,
  anyMove,
  decisionToCome,
  plainGuide,
  guideOf,
  whyBlocked,
  isBarrier,
  begin,
  submit,
  rewound,
  landFile,
  landOf,
  linePoints,
  severalOf,
  membersNamed,
  print,
  offerId,
  PackError,
  parsePackFile,
  wrongIn,
  wrongIfRepeated,
  unknownWord,
  namedIn,
  paramsIn,
  reactions,
  modeOf,
  modeLines
};
