import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  createRenderer
} from "./chunk-S6OPBATL.js";
import {
  assignSeats,
  campaignName,
  checkJoin,
  entriesOf,
  newGameId,
  newSecret,
  publicWord,
  readOptions,
  tokenFor,
  upgradedState
} from "./chunk-L2K75C2T.js";
import {
  StaleState,
  gameFile,
  keepPackOver,
  sqliteRepository,
  storedPack
} from "./chunk-YZ4D4Y3V.js";
import {
  ServerSettings,
  lastAct,
  lobbyPost,
  newsToSeat,
  plainError,
  privateNews,
  servers,
  startDiscord,
  withRoom
} from "./chunk-3A2CJI4L.js";
import {
  blank,
  channelOf,
  holders,
  liveRow,
  liveSlot,
  loadLive,
  namesOf,
  ownStep,
  personalBox,
  phaseOf,
  phaseTitle,
  readOwnScenario,
  readWhole,
  recentRows,
  seatInText,
  seatName,
  seatsRow,
  sheetPosts,
  single,
  standingsLead,
  toLogRow,
  toldTo,
  whoPlays
} from "./chunk-XBF6EGNQ.js";
import {
  freePlaces,
  isShared,
  placeWord,
  placesOf,
  seated,
  sharedOut
} from "./chunk-LVZ2MTIL.js";
import {
  Divergence,
  effective,
  gameKey,
  readState,
  replayed,
  sinceOrigin,
  stateHash,
  textHash
} from "./chunk-6UY64SCZ.js";
import {
  wholeLog
} from "./chunk-UQVAUGZD.js";
import {
  damageOf,
  openDatabase,
  pLimit
} from "./chunk-GCRBFDXC.js";
import {
  backUp,
  backUpNow,
  backupFolder,
  prune
} from "./chunk-YQHLEX5K.js";
import {
  KEPT,
  cleanUp
} from "./chunk-NG7VQ2BD.js";
import {
  Damaged,
  DatabaseProblem,
  StoreUnavailable
} from "./chunk-TIB24QDT.js";
import {
  games
} from "./chunk-KLHXMCDA.js";
import {
  openPinned,
  readShipped
} from "./chunk-IUAYHR45.js";
import {
  Dice,
  Refused,
  awaited,
  begin,
  blocked,
  canonical,
  check,
  completed,
  copy,
  decisionsOf,
  isWindow,
  mayAnswer,
  modeOf,
  namedIn,
  offerId,
  openAsk,
  paramsIn,
  print,
  publicView,
  refuse,
  rewound,
  submit,
  viewOf,
  whyBlocked
} from "./chunk-Q6LHD3MV.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-LXFBX2PP.js";

// ../../../work/main/node_modules/cli-progress/lib/eta.js
var require_eta = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/eta.js"(exports, module) {
    var ETA = class {
      constructor(length, initTime, initValue) {
        this.etaBufferLength = length || 100;
        this.valueBuffer = [initValue];
        this.timeBuffer = [initTime];
        this.eta = "0";
      }
      // add new values to calculation buffer
      update(time, value, total) {
        this.valueBuffer.push(value);
        this.timeBuffer.push(time);
        this.calculate(total - value);
      }
      // fetch estimated time
      getTime() {
        return this.eta;
      }
      // eta calculation - request number of remaining events
      calculate(remaining) {
        const currentBufferSize = this.valueBuffer.length;
        const buffer = Math.min(this.etaBufferLength, currentBufferSize);
        const v_diff = this.valueBuffer[currentBufferSize - 1] - this.valueBuffer[currentBufferSize - buffer];
        const t_diff = this.timeBuffer[currentBufferSize - 1] - this.timeBuffer[currentBufferSize - buffer];
        const vt_rate = v_diff / t_diff;
        this.valueBuffer = this.valueBuffer.slice(-this.etaBufferLength);
        this.timeBuffer = this.timeBuffer.slice(-this.etaBufferLength);
        const eta = Math.ceil(remaining / vt_rate / 1e3);
        if (isNaN(eta)) {
          this.eta = "NULL";
        } else if (!isFinite(eta)) {
          this.eta = "INF";
        } else if (eta > 1e7) {
          this.eta = "INF";
        } else if (eta < 0) {
          this.eta = 0;
        } else {
          this.eta = eta;
        }
      }
    };
    module.exports = ETA;
  }
});

// ../../../work/main/node_modules/cli-progress/lib/terminal.js
var require_terminal = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/terminal.js"(exports, module) {
    var _readline = __require("readline");
    var Terminal = class {
      constructor(outputStream) {
        this.stream = outputStream;
        this.linewrap = true;
        this.dy = 0;
      }
      // save cursor position + settings
      cursorSave() {
        if (!this.stream.isTTY) {
          return;
        }
        this.stream.write("\x1B7");
      }
      // restore last cursor position + settings
      cursorRestore() {
        if (!this.stream.isTTY) {
          return;
        }
        this.stream.write("\x1B8");
      }
      // show/hide cursor
      cursor(enabled) {
        if (!this.stream.isTTY) {
          return;
        }
        if (enabled) {
          this.stream.write("\x1B[?25h");
        } else {
          this.stream.write("\x1B[?25l");
        }
      }
      // change cursor positionn
      cursorTo(x = null, y = null) {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.cursorTo(this.stream, x, y);
      }
      // change relative cursor position
      cursorRelative(dx = null, dy = null) {
        if (!this.stream.isTTY) {
          return;
        }
        this.dy = this.dy + dy;
        _readline.moveCursor(this.stream, dx, dy);
      }
      // relative reset
      cursorRelativeReset() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.moveCursor(this.stream, 0, -this.dy);
        _readline.cursorTo(this.stream, 0, null);
        this.dy = 0;
      }
      // clear to the right from cursor
      clearRight() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearLine(this.stream, 1);
      }
      // clear the full line
      clearLine() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearLine(this.stream, 0);
      }
      // clear everyting beyond the current line
      clearBottom() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearScreenDown(this.stream);
      }
      // add new line; increment counter
      newline() {
        this.stream.write("\n");
        this.dy++;
      }
      // write content to output stream
      // @TODO use string-width to strip length
      write(s, rawWrite = false) {
        if (this.linewrap === true && rawWrite === false) {
          this.stream.write(s.substr(0, this.getWidth()));
        } else {
          this.stream.write(s);
        }
      }
      // control line wrapping
      lineWrapping(enabled) {
        if (!this.stream.isTTY) {
          return;
        }
        this.linewrap = enabled;
        if (enabled) {
          this.stream.write("\x1B[?7h");
        } else {
          this.stream.write("\x1B[?7l");
        }
      }
      // tty environment ?
      isTTY() {
        return this.stream.isTTY === true;
      }
      // get terminal width
      getWidth() {
        return this.stream.columns || (this.stream.isTTY ? 80 : 200);
      }
    };
    module.exports = Terminal;
  }
});

// ../../../work/main/node_modules/ansi-regex/index.js
var require_ansi_regex = __commonJS({
  "../../../work/main/node_modules/ansi-regex/index.js"(exports, module) {
    "use strict";
    module.exports = ({ onlyFirst = false } = {}) => {
      const pattern = [
        "[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?\\u0007)",
        "(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-ntqry=><~]))"
      ].join("|");
      return new RegExp(pattern, onlyFirst ? void 0 : "g");
    };
  }
});

// ../../../work/main/node_modules/strip-ansi/index.js
var require_strip_ansi = __commonJS({
  "../../../work/main/node_modules/strip-ansi/index.js"(exports, module) {
    "use strict";
    var ansiRegex = require_ansi_regex();
    module.exports = (string) => typeof string === "string" ? string.replace(ansiRegex(), "") : string;
  }
});

// ../../../work/main/node_modules/is-fullwidth-code-point/index.js
var require_is_fullwidth_code_point = __commonJS({
  "../../../work/main/node_modules/is-fullwidth-code-point/index.js"(exports, module) {
    "use strict";
    var isFullwidthCodePoint = (codePoint) => {
      if (Number.isNaN(codePoint)) {
        return false;
      }
      if (codePoint >= 4352 && (codePoint <= 4447 || // Hangul Jamo
      codePoint === 9001 || // LEFT-POINTING ANGLE BRACKET
      codePoint === 9002 || // RIGHT-POINTING ANGLE BRACKET
      // CJK Radicals Supplement .. Enclosed CJK Letters and Months
      11904 <= codePoint && codePoint <= 12871 && codePoint !== 12351 || // Enclosed CJK Letters and Months .. CJK Unified Ideographs Extension A
      12880 <= codePoint && codePoint <= 19903 || // CJK Unified Ideographs .. Yi Radicals
      19968 <= codePoint && codePoint <= 42182 || // Hangul Jamo Extended-A
      43360 <= codePoint && codePoint <= 43388 || // Hangul Syllables
      44032 <= codePoint && codePoint <= 55203 || // CJK Compatibility Ideographs
      63744 <= codePoint && codePoint <= 64255 || // Vertical Forms
      65040 <= codePoint && codePoint <= 65049 || // CJK Compatibility Forms .. Small Form Variants
      65072 <= codePoint && codePoint <= 65131 || // Halfwidth and Fullwidth Forms
      65281 <= codePoint && codePoint <= 65376 || 65504 <= codePoint && codePoint <= 65510 || // Kana Supplement
      110592 <= codePoint && codePoint <= 110593 || // Enclosed Ideographic Supplement
      127488 <= codePoint && codePoint <= 127569 || // CJK Unified Ideographs Extension B .. Tertiary Ideographic Plane
      131072 <= codePoint && codePoint <= 262141)) {
        return true;
      }
      return false;
    };
    module.exports = isFullwidthCodePoint;
    module.exports.default = isFullwidthCodePoint;
  }
});

// ../../../work/main/node_modules/emoji-regex/index.js
var require_emoji_regex = __commonJS({
  "../../../work/main/node_modules/emoji-regex/index.js"(exports, module) {
    "use strict";
    module.exports = function() {
      return /\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62(?:\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74|\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F|\uD83D\uDC68(?:\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68\uD83C\uDFFB|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFE])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83D\uDC68|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D[\uDC66\uDC67])|[\u2695\u2696\u2708]\uFE0F|\uD83D[\uDC66\uDC67]|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|(?:\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708])\uFE0F|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C[\uDFFB-\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFB\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)\uD83C\uDFFB|\uD83E\uDDD1(?:\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1)|(?:\uD83E\uDDD1\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFE])|(?:\uD83E\uDDD1\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB\uDFFC])|\uD83D\uDC69(?:\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFC-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|(?:\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB-\uDFFD])|\uD83D\uDC69\u200D\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D\uDC41\uFE0F\u200D\uD83D\uDDE8|\uD83D\uDC69(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|(?:(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)\uFE0F|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF])\u200D[\u2640\u2642]|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|\u200D[\u2640\u2642])|\uD83C\uDFF4\u200D\u2620)\uFE0F|\uD83D\uDC69\u200D\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08|\uD83D\uDC15\u200D\uD83E\uDDBA|\uD83D\uDC69\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC67|\uD83C\uDDFD\uD83C\uDDF0|\uD83C\uDDF4\uD83C\uDDF2|\uD83C\uDDF6\uD83C\uDDE6|[#\*0-9]\uFE0F\u20E3|\uD83C\uDDE7(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF])|\uD83C\uDDF9(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF])|\uD83C\uDDEA(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA])|\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF7(?:\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC])|\uD83D\uDC69(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF2(?:\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF])|\uD83C\uDDE6(?:\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF])|\uD83C\uDDF0(?:\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF])|\uD83C\uDDED(?:\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA])|\uD83C\uDDE9(?:\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF])|\uD83C\uDDFE(?:\uD83C[\uDDEA\uDDF9])|\uD83C\uDDEC(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE])|\uD83C\uDDF8(?:\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF])|\uD83C\uDDEB(?:\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7])|\uD83C\uDDF5(?:\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE])|\uD83C\uDDFB(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA])|\uD83C\uDDF3(?:\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF])|\uD83C\uDDE8(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF5\uDDF7\uDDFA-\uDDFF])|\uD83C\uDDF1(?:\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE])|\uD83C\uDDFF(?:\uD83C[\uDDE6\uDDF2\uDDFC])|\uD83C\uDDFC(?:\uD83C[\uDDEB\uDDF8])|\uD83C\uDDFA(?:\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF])|\uD83C\uDDEE(?:\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9])|\uD83C\uDDEF(?:\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5])|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u261D\u270A-\u270D]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC70\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDCAA\uDD74\uDD7A\uDD90\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD36\uDDB5\uDDB6\uDDBB\uDDD2-\uDDD5])(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF93\uDFA0-\uDFCA\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF4\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC3E\uDC40\uDC42-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDD7A\uDD95\uDD96\uDDA4\uDDFB-\uDE4F\uDE80-\uDEC5\uDECC\uDED0-\uDED2\uDED5\uDEEB\uDEEC\uDEF4-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])|(?:[#\*0-9\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697\u2699\u269B\u269C\u26A0\u26A1\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299]|\uD83C[\uDC04\uDCCF\uDD70\uDD71\uDD7E\uDD7F\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE02\uDE1A\uDE2F\uDE32-\uDE3A\uDE50\uDE51\uDF00-\uDF21\uDF24-\uDF93\uDF96\uDF97\uDF99-\uDF9B\uDF9E-\uDFF0\uDFF3-\uDFF5\uDFF7-\uDFFF]|\uD83D[\uDC00-\uDCFD\uDCFF-\uDD3D\uDD49-\uDD4E\uDD50-\uDD67\uDD6F\uDD70\uDD73-\uDD7A\uDD87\uDD8A-\uDD8D\uDD90\uDD95\uDD96\uDDA4\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA-\uDE4F\uDE80-\uDEC5\uDECB-\uDED2\uDED5\uDEE0-\uDEE5\uDEE9\uDEEB\uDEEC\uDEF0\uDEF3-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])\uFE0F|(?:[\u261D\u26F9\u270A-\u270D]|\uD83C[\uDF85\uDFC2-\uDFC4\uDFC7\uDFCA-\uDFCC]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66-\uDC78\uDC7C\uDC81-\uDC83\uDC85-\uDC87\uDC8F\uDC91\uDCAA\uDD74\uDD75\uDD7A\uDD90\uDD95\uDD96\uDE45-\uDE47\uDE4B-\uDE4F\uDEA3\uDEB4-\uDEB6\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1F\uDD26\uDD30-\uDD39\uDD3C-\uDD3E\uDDB5\uDDB6\uDDB8\uDDB9\uDDBB\uDDCD-\uDDCF\uDDD1-\uDDDD])/g;
    };
  }
});

// ../../../work/main/node_modules/string-width/index.js
var require_string_width = __commonJS({
  "../../../work/main/node_modules/string-width/index.js"(exports, module) {
    "use strict";
    var stripAnsi = require_strip_ansi();
    var isFullwidthCodePoint = require_is_fullwidth_code_point();
    var emojiRegex = require_emoji_regex();
    var stringWidth = (string) => {
      if (typeof string !== "string" || string.length === 0) {
        return 0;
      }
      string = stripAnsi(string);
      if (string.length === 0) {
        return 0;
      }
      string = string.replace(emojiRegex(), "  ");
      let width = 0;
      for (let i = 0; i < string.length; i++) {
        const code = string.codePointAt(i);
        if (code <= 31 || code >= 127 && code <= 159) {
          continue;
        }
        if (code >= 768 && code <= 879) {
          continue;
        }
        if (code > 65535) {
          i++;
        }
        width += isFullwidthCodePoint(code) ? 2 : 1;
      }
      return width;
    };
    module.exports = stringWidth;
    module.exports.default = stringWidth;
  }
});

// ../../../work/main/node_modules/cli-progress/lib/format-value.js
var require_format_value = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/format-value.js"(exports, module) {
    module.exports = function formatValue(v, options, type) {
      if (options.autopadding !== true) {
        return v;
      }
      function autopadding(value, length) {
        return (options.autopaddingChar + value).slice(-length);
      }
      switch (type) {
        case "percentage":
          return autopadding(v, 3);
        default:
          return v;
      }
    };
  }
});

// ../../../work/main/node_modules/cli-progress/lib/format-bar.js
var require_format_bar = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/format-bar.js"(exports, module) {
    module.exports = function formatBar(progress, options) {
      const completeSize = Math.round(progress * options.barsize);
      const incompleteSize = options.barsize - completeSize;
      return options.barCompleteString.substr(0, completeSize) + options.barGlue + options.barIncompleteString.substr(0, incompleteSize);
    };
  }
});

// ../../../work/main/node_modules/cli-progress/lib/format-time.js
var require_format_time = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/format-time.js"(exports, module) {
    module.exports = function formatTime(t, options, roundToMultipleOf) {
      function round(input) {
        if (roundToMultipleOf) {
          return roundToMultipleOf * Math.round(input / roundToMultipleOf);
        } else {
          return input;
        }
      }
      function autopadding(v) {
        return (options.autopaddingChar + v).slice(-2);
      }
      if (t > 3600) {
        return autopadding(Math.floor(t / 3600)) + "h" + autopadding(round(t % 3600 / 60)) + "m";
      } else if (t > 60) {
        return autopadding(Math.floor(t / 60)) + "m" + autopadding(round(t % 60)) + "s";
      } else if (t > 10) {
        return autopadding(round(t)) + "s";
      } else {
        return autopadding(t) + "s";
      }
    };
  }
});

// ../../../work/main/node_modules/cli-progress/lib/formatter.js
var require_formatter = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/formatter.js"(exports, module) {
    var _stringWidth = require_string_width();
    var _defaultFormatValue = require_format_value();
    var _defaultFormatBar = require_format_bar();
    var _defaultFormatTime = require_format_time();
    module.exports = function defaultFormatter(options, params, payload) {
      let s = options.format;
      const formatTime = options.formatTime || _defaultFormatTime;
      const formatValue = options.formatValue || _defaultFormatValue;
      const formatBar = options.formatBar || _defaultFormatBar;
      const percentage = Math.floor(params.progress * 100) + "";
      const stopTime = params.stopTime || Date.now();
      const elapsedTime = Math.round((stopTime - params.startTime) / 1e3);
      const context = Object.assign({}, payload, {
        bar: formatBar(params.progress, options),
        percentage: formatValue(percentage, options, "percentage"),
        total: formatValue(params.total, options, "total"),
        value: formatValue(params.value, options, "value"),
        eta: formatValue(params.eta, options, "eta"),
        eta_formatted: formatTime(params.eta, options, 5),
        duration: formatValue(elapsedTime, options, "duration"),
        duration_formatted: formatTime(elapsedTime, options, 1)
      });
      s = s.replace(/\{(\w+)\}/g, function(match, key) {
        if (typeof context[key] !== "undefined") {
          return context[key];
        }
        return match;
      });
      const fullMargin = Math.max(0, params.maxWidth - _stringWidth(s) - 2);
      const halfMargin = Math.floor(fullMargin / 2);
      switch (options.align) {
        // fill start-of-line with whitespaces
        case "right":
          s = fullMargin > 0 ? " ".repeat(fullMargin) + s : s;
          break;
        // distribute whitespaces to left+right
        case "center":
          s = halfMargin > 0 ? " ".repeat(halfMargin) + s : s;
          break;
        // default: left align, no additional whitespaces
        case "left":
        default:
          break;
      }
      return s;
    };
  }
});

// ../../../work/main/node_modules/cli-progress/lib/options.js
var require_options = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/options.js"(exports, module) {
    function mergeOption(v, defaultValue) {
      if (typeof v === "undefined" || v === null) {
        return defaultValue;
      } else {
        return v;
      }
    }
    module.exports = {
      // set global options
      parse: function parse(rawOptions, preset) {
        const options = {};
        const opt = Object.assign({}, preset, rawOptions);
        options.throttleTime = 1e3 / mergeOption(opt.fps, 10);
        options.stream = mergeOption(opt.stream, process.stderr);
        options.terminal = mergeOption(opt.terminal, null);
        options.clearOnComplete = mergeOption(opt.clearOnComplete, false);
        options.stopOnComplete = mergeOption(opt.stopOnComplete, false);
        options.barsize = mergeOption(opt.barsize, 40);
        options.align = mergeOption(opt.align, "left");
        options.hideCursor = mergeOption(opt.hideCursor, false);
        options.linewrap = mergeOption(opt.linewrap, false);
        options.barGlue = mergeOption(opt.barGlue, "");
        options.barCompleteChar = mergeOption(opt.barCompleteChar, "=");
        options.barIncompleteChar = mergeOption(opt.barIncompleteChar, "-");
        options.format = mergeOption(opt.format, "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}");
        options.formatTime = mergeOption(opt.formatTime, null);
        options.formatValue = mergeOption(opt.formatValue, null);
        options.formatBar = mergeOption(opt.formatBar, null);
        options.etaBufferLength = mergeOption(opt.etaBuffer, 10);
        options.etaAsynchronousUpdate = mergeOption(opt.etaAsynchronousUpdate, false);
        options.progressCalculationRelative = mergeOption(opt.progressCalculationRelative, false);
        options.synchronousUpdate = mergeOption(opt.synchronousUpdate, true);
        options.noTTYOutput = mergeOption(opt.noTTYOutput, false);
        options.notTTYSchedule = mergeOption(opt.notTTYSchedule, 2e3);
        options.emptyOnZero = mergeOption(opt.emptyOnZero, false);
        options.forceRedraw = mergeOption(opt.forceRedraw, false);
        options.autopadding = mergeOption(opt.autopadding, false);
        options.gracefulExit = mergeOption(opt.gracefulExit, false);
        return options;
      },
      // derived options: instance specific, has to be created for every bar element
      assignDerivedOptions: function assignDerivedOptions(options) {
        options.barCompleteString = options.barCompleteChar.repeat(options.barsize + 1);
        options.barIncompleteString = options.barIncompleteChar.repeat(options.barsize + 1);
        options.autopaddingChar = options.autopadding ? mergeOption(options.autopaddingChar, "   ") : "";
        return options;
      }
    };
  }
});

// ../../../work/main/node_modules/cli-progress/lib/generic-bar.js
var require_generic_bar = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/generic-bar.js"(exports, module) {
    var _ETA = require_eta();
    var _Terminal = require_terminal();
    var _formatter = require_formatter();
    var _options = require_options();
    var _EventEmitter = __require("events");
    module.exports = class GenericBar extends _EventEmitter {
      constructor(options) {
        super();
        this.options = _options.assignDerivedOptions(options);
        this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
        this.value = 0;
        this.startValue = 0;
        this.total = 100;
        this.lastDrawnString = null;
        this.startTime = null;
        this.stopTime = null;
        this.lastRedraw = Date.now();
        this.eta = new _ETA(this.options.etaBufferLength, 0, 0);
        this.payload = {};
        this.isActive = false;
        this.formatter = typeof this.options.format === "function" ? this.options.format : _formatter;
      }
      // internal render function
      render(forceRendering = false) {
        const params = {
          progress: this.getProgress(),
          eta: this.eta.getTime(),
          startTime: this.startTime,
          stopTime: this.stopTime,
          total: this.total,
          value: this.value,
          maxWidth: this.terminal.getWidth()
        };
        if (this.options.etaAsynchronousUpdate) {
          this.updateETA();
        }
        const s = this.formatter(this.options, params, this.payload);
        const forceRedraw = forceRendering || this.options.forceRedraw || this.options.noTTYOutput && !this.terminal.isTTY();
        if (forceRedraw || this.lastDrawnString != s) {
          this.emit("redraw-pre");
          this.terminal.cursorTo(0, null);
          this.terminal.write(s);
          this.terminal.clearRight();
          this.lastDrawnString = s;
          this.lastRedraw = Date.now();
          this.emit("redraw-post");
        }
      }
      // start the progress bar
      start(total, startValue, payload) {
        this.value = startValue || 0;
        this.total = typeof total !== "undefined" && total >= 0 ? total : 100;
        this.startValue = startValue || 0;
        this.payload = payload || {};
        this.startTime = Date.now();
        this.stopTime = null;
        this.lastDrawnString = "";
        this.eta = new _ETA(this.options.etaBufferLength, this.startTime, this.value);
        this.isActive = true;
        this.emit("start", total, startValue);
      }
      // stop the bar
      stop() {
        this.isActive = false;
        this.stopTime = Date.now();
        this.emit("stop", this.total, this.value);
      }
      // update the bar value
      // update(value, payload)
      // update(payload)
      update(arg0, arg1 = {}) {
        if (typeof arg0 === "number") {
          this.value = arg0;
          this.eta.update(Date.now(), arg0, this.total);
        }
        const payloadData = (typeof arg0 === "object" ? arg0 : arg1) || {};
        this.emit("update", this.total, this.value);
        for (const key in payloadData) {
          this.payload[key] = payloadData[key];
        }
        if (this.value >= this.getTotal() && this.options.stopOnComplete) {
          this.stop();
        }
      }
      // calculate the actual progress value
      getProgress() {
        let progress = this.value / this.total;
        if (this.options.progressCalculationRelative) {
          progress = (this.value - this.startValue) / (this.total - this.startValue);
        }
        if (isNaN(progress)) {
          progress = this.options && this.options.emptyOnZero ? 0 : 1;
        }
        progress = Math.min(Math.max(progress, 0), 1);
        return progress;
      }
      // update the bar value
      // increment(delta, payload)
      // increment(payload)
      increment(arg0 = 1, arg1 = {}) {
        if (typeof arg0 === "object") {
          this.update(this.value + 1, arg0);
        } else {
          this.update(this.value + arg0, arg1);
        }
      }
      // get the total (limit) value
      getTotal() {
        return this.total;
      }
      // set the total (limit) value
      setTotal(total) {
        if (typeof total !== "undefined" && total >= 0) {
          this.total = total;
        }
      }
      // force eta calculation update (long running processes)
      updateETA() {
        this.eta.update(Date.now(), this.value, this.total);
      }
    };
  }
});

// ../../../work/main/node_modules/cli-progress/lib/single-bar.js
var require_single_bar = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/single-bar.js"(exports, module) {
    var _GenericBar = require_generic_bar();
    var _options = require_options();
    module.exports = class SingleBar extends _GenericBar {
      constructor(options, preset) {
        super(_options.parse(options, preset));
        this.timer = null;
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.options.synchronousUpdate = false;
        }
        this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
        this.sigintCallback = null;
      }
      // internal render function
      render() {
        if (this.timer) {
          clearTimeout(this.timer);
          this.timer = null;
        }
        super.render();
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.terminal.newline();
        }
        this.timer = setTimeout(this.render.bind(this), this.schedulingRate);
      }
      update(current, payload) {
        if (!this.timer) {
          return;
        }
        super.update(current, payload);
        if (this.options.synchronousUpdate && this.lastRedraw + this.options.throttleTime * 2 < Date.now()) {
          this.render();
        }
      }
      // start the progress bar
      start(total, startValue, payload) {
        if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) {
          return;
        }
        if (this.sigintCallback === null && this.options.gracefulExit) {
          this.sigintCallback = this.stop.bind(this);
          process.once("SIGINT", this.sigintCallback);
          process.once("SIGTERM", this.sigintCallback);
        }
        this.terminal.cursorSave();
        if (this.options.hideCursor === true) {
          this.terminal.cursor(false);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(false);
        }
        super.start(total, startValue, payload);
        this.render();
      }
      // stop the bar
      stop() {
        if (!this.timer) {
          return;
        }
        if (this.sigintCallback) {
          process.removeListener("SIGINT", this.sigintCallback);
          process.removeListener("SIGTERM", this.sigintCallback);
          this.sigintCallback = null;
        }
        this.render();
        super.stop();
        clearTimeout(this.timer);
        this.timer = null;
        if (this.options.hideCursor === true) {
          this.terminal.cursor(true);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(true);
        }
        this.terminal.cursorRestore();
        if (this.options.clearOnComplete) {
          this.terminal.cursorTo(0, null);
          this.terminal.clearLine();
        } else {
          this.terminal.newline();
        }
      }
    };
  }
});

// ../../../work/main/node_modules/cli-progress/lib/multi-bar.js
var require_multi_bar = __commonJS({
  "../../../work/main/node_modules/cli-progress/lib/multi-bar.js"(exports, module) {
    var _Terminal = require_terminal();
    var _BarElement = require_generic_bar();
    var _options = require_options();
    var _EventEmitter = __require("events");
    module.exports = class MultiBar extends _EventEmitter {
      constructor(options, preset) {
        super();
        this.bars = [];
        this.options = _options.parse(options, preset);
        this.options.synchronousUpdate = false;
        this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
        this.timer = null;
        this.isActive = false;
        this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
        this.loggingBuffer = [];
        this.sigintCallback = null;
      }
      // add a new bar to the stack
      create(total, startValue, payload, barOptions = {}) {
        const bar2 = new _BarElement(Object.assign(
          {},
          // global options
          this.options,
          // terminal instance
          {
            terminal: this.terminal
          },
          // overrides
          barOptions
        ));
        this.bars.push(bar2);
        if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) {
          return bar2;
        }
        if (this.sigintCallback === null && this.options.gracefulExit) {
          this.sigintCallback = this.stop.bind(this);
          process.once("SIGINT", this.sigintCallback);
          process.once("SIGTERM", this.sigintCallback);
        }
        if (!this.isActive) {
          if (this.options.hideCursor === true) {
            this.terminal.cursor(false);
          }
          if (this.options.linewrap === false) {
            this.terminal.lineWrapping(false);
          }
          this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
        }
        this.isActive = true;
        bar2.start(total, startValue, payload);
        this.emit("start");
        return bar2;
      }
      // remove a bar from the stack
      remove(bar2) {
        const index = this.bars.indexOf(bar2);
        if (index < 0) {
          return false;
        }
        this.bars.splice(index, 1);
        this.update();
        this.terminal.newline();
        this.terminal.clearBottom();
        return true;
      }
      // internal update routine
      update() {
        if (this.timer) {
          clearTimeout(this.timer);
          this.timer = null;
        }
        this.emit("update-pre");
        this.terminal.cursorRelativeReset();
        this.emit("redraw-pre");
        if (this.loggingBuffer.length > 0) {
          this.terminal.clearLine();
          while (this.loggingBuffer.length > 0) {
            this.terminal.write(this.loggingBuffer.shift(), true);
          }
        }
        for (let i = 0; i < this.bars.length; i++) {
          if (i > 0) {
            this.terminal.newline();
          }
          this.bars[i].render();
        }
        this.emit("redraw-post");
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.terminal.newline();
          this.terminal.newline();
        }
        this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
        this.emit("update-post");
        if (this.options.stopOnComplete && !this.bars.find((bar2) => bar2.isActive)) {
          this.stop();
        }
      }
      stop() {
        clearTimeout(this.timer);
        this.timer = null;
        if (this.sigintCallback) {
          process.removeListener("SIGINT", this.sigintCallback);
          process.removeListener("SIGTERM", this.sigintCallback);
          this.sigintCallback = null;
        }
        this.isActive = false;
        if (this.options.hideCursor === true) {
          this.terminal.cursor(true);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(true);
        }
        this.terminal.cursorRelativeReset();
        this.emit("stop-pre-clear");
        if (this.options.clearOnComplete) {
          this.terminal.clearBottom();
        } else {
          for (let i = 0; i < this.bars.length; i++) {
            if (i > 0) {
              this.terminal.newline();
            }
            this.bars[i].render();
            this.bars[i].stop();
          }
          this.terminal.newline();
        }
        this.emit("stop");
      }
      log(s) {
        this.loggingBuffer.push(s);
      }
    };
  }
});

// ../../../work/main/node_modules/cli-progress/presets/legacy.js
var require_legacy = __commonJS({
  "../../../work/main/node_modules/cli-progress/presets/legacy.js"(exports, module) {
    module.exports = {
      format: "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "=",
      barIncompleteChar: "-"
    };
  }
});

// ../../../work/main/node_modules/cli-progress/presets/shades-classic.js
var require_shades_classic = __commonJS({
  "../../../work/main/node_modules/cli-progress/presets/shades-classic.js"(exports, module) {
    module.exports = {
      format: " {bar} {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u2588",
      barIncompleteChar: "\u2591"
    };
  }
});

// ../../../work/main/node_modules/cli-progress/presets/shades-grey.js
var require_shades_grey = __commonJS({
  "../../../work/main/node_modules/cli-progress/presets/shades-grey.js"(exports, module) {
    module.exports = {
      format: " \x1B[90m{bar}\x1B[0m {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u2588",
      barIncompleteChar: "\u2591"
    };
  }
});

// ../../../work/main/node_modules/cli-progress/presets/rect.js
var require_rect = __commonJS({
  "../../../work/main/node_modules/cli-progress/presets/rect.js"(exports, module) {
    module.exports = {
      format: " {bar}\u25A0 {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u25A0",
      barIncompleteChar: " "
    };
  }
});

// ../../../work/main/node_modules/cli-progress/presets/index.js
var require_presets = __commonJS({
  "../../../work/main/node_modules/cli-progress/presets/index.js"(exports, module) {
    var _legacy = require_legacy();
    var _shades_classic = require_shades_classic();
    var _shades_grey = require_shades_grey();
    var _rect = require_rect();
    module.exports = {
      legacy: _legacy,
      shades_classic: _shades_classic,
      shades_grey: _shades_grey,
      rect: _rect
    };
  }
});

// ../../../work/main/node_modules/cli-progress/cli-progress.js
var require_cli_progress = __commonJS({
  "../../../work/main/node_modules/cli-progress/cli-progress.js"(exports, module) {
    var _SingleBar = require_single_bar();
    var _MultiBar = require_multi_bar();
    var _Presets = require_presets();
    var _Formatter = require_formatter();
    var _defaultFormatValue = require_format_value();
    var _defaultFormatBar = require_format_bar();
    var _defaultFormatTime = require_format_time();
    module.exports = {
      Bar: _SingleBar,
      SingleBar: _SingleBar,
      MultiBar: _MultiBar,
      Presets: _Presets,
      Format: {
        Formatter: _Formatter,
        BarFormat: _defaultFormatBar,
        ValueFormat: _defaultFormatValue,
        TimeFormat: _defaultFormatTime
      }
    };
  }
});

// ../../../work/main/node_modules/prom-client/lib/util.js
var require_util = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/util.js"(exports) {
    "use strict";
    exports.getValueAsString = function getValueString(value) {
      if (Number.isNaN(value)) {
        return "Nan";
      } else if (!Number.isFinite(value)) {
        if (value < 0) {
          return "-Inf";
        } else {
          return "+Inf";
        }
      } else {
        return `${value}`;
      }
    };
    exports.removeLabels = function removeLabels(hashMap, labels, sortedLabelNames) {
      const hash = hashObject(labels, sortedLabelNames);
      delete hashMap[hash];
    };
    exports.setValue = function setValue(hashMap, value, labels) {
      const hash = hashObject(labels);
      hashMap[hash] = {
        value: typeof value === "number" ? value : 0,
        labels: labels || {}
      };
      return hashMap;
    };
    exports.setValueDelta = function setValueDelta(hashMap, deltaValue, labels, hash = "") {
      const value = typeof deltaValue === "number" ? deltaValue : 0;
      if (hashMap[hash]) {
        hashMap[hash].value += value;
      } else {
        hashMap[hash] = { value, labels };
      }
      return hashMap;
    };
    exports.getLabels = function(labelNames, args) {
      if (typeof args[0] === "object") {
        return args[0];
      }
      if (labelNames.length !== args.length) {
        throw new Error(
          `Invalid number of arguments (${args.length}): "${args.join(
            ", "
          )}" for label names (${labelNames.length}): "${labelNames.join(", ")}".`
        );
      }
      const acc = {};
      for (let i = 0; i < labelNames.length; i++) {
        acc[labelNames[i]] = args[i];
      }
      return acc;
    };
    function fastHashObject(keys, labels) {
      if (keys.length === 0) {
        return "";
      }
      let hash = "";
      for (let i = 0; i < keys.length; i++) {
        const key = keys[i];
        const value = labels[key];
        if (value === void 0) continue;
        hash += `${key}:${value},`;
      }
      return hash;
    }
    function hashObject(labels, labelNames) {
      if (labelNames) {
        return fastHashObject(labelNames, labels);
      }
      const keys = Object.keys(labels);
      if (keys.length > 1) {
        keys.sort();
      }
      return fastHashObject(keys, labels);
    }
    exports.hashObject = hashObject;
    exports.isObject = function isObject(obj) {
      return obj !== null && typeof obj === "object";
    };
    exports.nowTimestamp = function nowTimestamp() {
      return Date.now() / 1e3;
    };
    var Grouper = class extends Map {
      /**
       * Adds the `value` to the `key`'s array of values.
       * @param {*} key Key to set.
       * @param {*} value Value to add to `key`'s array.
       * @returns {undefined} undefined.
       */
      add(key, value) {
        if (this.has(key)) {
          this.get(key).push(value);
        } else {
          this.set(key, [value]);
        }
      }
    };
    exports.Grouper = Grouper;
  }
});

// ../../../work/main/node_modules/prom-client/lib/registry.js
var require_registry = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/registry.js"(exports, module) {
    "use strict";
    var { getValueAsString } = require_util();
    var Registry2 = class _Registry {
      static get PROMETHEUS_CONTENT_TYPE() {
        return "text/plain; version=0.0.4; charset=utf-8";
      }
      static get OPENMETRICS_CONTENT_TYPE() {
        return "application/openmetrics-text; version=1.0.0; charset=utf-8";
      }
      constructor(regContentType = _Registry.PROMETHEUS_CONTENT_TYPE) {
        this._metrics = {};
        this._collectors = [];
        this._defaultLabels = {};
        if (regContentType !== _Registry.PROMETHEUS_CONTENT_TYPE && regContentType !== _Registry.OPENMETRICS_CONTENT_TYPE) {
          throw new TypeError(`Content type ${regContentType} is unsupported`);
        }
        this._contentType = regContentType;
      }
      getMetricsAsArray() {
        return Object.values(this._metrics);
      }
      async getMetricsAsString(metrics) {
        const metric = typeof metrics.getForPromString === "function" ? await metrics.getForPromString() : await metrics.get();
        const name = escapeString(metric.name);
        const help = `# HELP ${name} ${escapeString(metric.help)}`;
        const type = `# TYPE ${name} ${metric.type}`;
        const values = [help, type];
        const defaultLabels = Object.keys(this._defaultLabels).length > 0 ? this._defaultLabels : null;
        const isOpenMetrics = this.contentType === _Registry.OPENMETRICS_CONTENT_TYPE;
        for (const val of metric.values || []) {
          let { metricName = name, labels = {} } = val;
          const { sharedLabels = {} } = val;
          if (isOpenMetrics && metric.type === "counter") {
            metricName = `${metricName}_total`;
          }
          if (defaultLabels) {
            labels = { ...labels, ...defaultLabels, ...labels };
          }
          const formattedLabels = formatLabels(labels, sharedLabels);
          const flattenedShared = flattenSharedLabels(sharedLabels);
          const labelParts = [...formattedLabels, flattenedShared].filter(Boolean);
          const labelsString = labelParts.length ? `{${labelParts.join(",")}}` : "";
          let fullMetricLine = `${metricName}${labelsString} ${getValueAsString(
            val.value
          )}`;
          const { exemplar } = val;
          if (exemplar && isOpenMetrics) {
            const formattedExemplars = formatLabels(exemplar.labelSet);
            fullMetricLine += ` # {${formattedExemplars.join(
              ","
            )}} ${getValueAsString(exemplar.value)} ${exemplar.timestamp}`;
          }
          values.push(fullMetricLine);
        }
        return values.join("\n");
      }
      async metrics() {
        const isOpenMetrics = this.contentType === _Registry.OPENMETRICS_CONTENT_TYPE;
        const promises = this.getMetricsAsArray().map((metric) => {
          if (isOpenMetrics && metric.type === "counter") {
            metric.name = standardizeCounterName(metric.name);
          }
          return this.getMetricsAsString(metric);
        });
        const resolves = await Promise.all(promises);
        return isOpenMetrics ? `${resolves.join("\n")}
# EOF
` : `${resolves.join("\n\n")}
`;
      }
      registerMetric(metric) {
        if (this._metrics[metric.name] && this._metrics[metric.name] !== metric) {
          throw new Error(
            `A metric with the name ${metric.name} has already been registered.`
          );
        }
        this._metrics[metric.name] = metric;
      }
      clear() {
        this._metrics = {};
        this._defaultLabels = {};
      }
      async getMetricsAsJSON() {
        const metrics = [];
        const defaultLabelNames = Object.keys(this._defaultLabels);
        const promises = [];
        for (const metric of this.getMetricsAsArray()) {
          promises.push(metric.get());
        }
        const resolves = await Promise.all(promises);
        for (const item of resolves) {
          if (item.values && defaultLabelNames.length > 0) {
            for (const val of item.values) {
              val.labels = Object.assign({}, val.labels);
              for (const labelName of defaultLabelNames) {
                val.labels[labelName] = val.labels[labelName] || this._defaultLabels[labelName];
              }
            }
          }
          metrics.push(item);
        }
        return metrics;
      }
      removeSingleMetric(name) {
        delete this._metrics[name];
      }
      getSingleMetricAsString(name) {
        return this.getMetricsAsString(this._metrics[name]);
      }
      getSingleMetric(name) {
        return this._metrics[name];
      }
      setDefaultLabels(labels) {
        this._defaultLabels = labels;
      }
      resetMetrics() {
        for (const metric in this._metrics) {
          this._metrics[metric].reset();
        }
      }
      get contentType() {
        return this._contentType;
      }
      setContentType(metricsContentType) {
        if (metricsContentType === _Registry.OPENMETRICS_CONTENT_TYPE || metricsContentType === _Registry.PROMETHEUS_CONTENT_TYPE) {
          this._contentType = metricsContentType;
        } else {
          throw new Error(`Content type ${metricsContentType} is unsupported`);
        }
      }
      static merge(registers) {
        const regType = registers[0].contentType;
        for (const reg of registers) {
          if (reg.contentType !== regType) {
            throw new Error(
              "Registers can only be merged if they have the same content type"
            );
          }
        }
        const mergedRegistry = new _Registry(regType);
        const metricsToMerge = registers.reduce(
          (acc, reg) => acc.concat(reg.getMetricsAsArray()),
          []
        );
        metricsToMerge.forEach(mergedRegistry.registerMetric, mergedRegistry);
        return mergedRegistry;
      }
    };
    function formatLabels(labels, exclude) {
      const { hasOwnProperty } = Object.prototype;
      const formatted = [];
      for (const [name, value] of Object.entries(labels)) {
        if (!exclude || !hasOwnProperty.call(exclude, name)) {
          formatted.push(`${name}="${escapeLabelValue(value)}"`);
        }
      }
      return formatted;
    }
    var sharedLabelCache = /* @__PURE__ */ new WeakMap();
    function flattenSharedLabels(labels) {
      const cached = sharedLabelCache.get(labels);
      if (cached) {
        return cached;
      }
      const formattedLabels = formatLabels(labels);
      const flattened = formattedLabels.join(",");
      sharedLabelCache.set(labels, flattened);
      return flattened;
    }
    function escapeLabelValue(str) {
      if (typeof str !== "string") {
        return str;
      }
      return escapeString(str).replace(/"/g, '\\"');
    }
    function escapeString(str) {
      return str.replace(/\\/g, "\\\\").replace(/\n/g, "\\n");
    }
    function standardizeCounterName(name) {
      return name.replace(/_total$/, "");
    }
    module.exports = Registry2;
    module.exports.globalRegistry = new Registry2();
  }
});

// ../../../work/main/node_modules/prom-client/lib/validation.js
var require_validation = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/validation.js"(exports) {
    "use strict";
    var util = __require("util");
    var metricRegexp = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
    var labelRegexp = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
    exports.validateMetricName = function(name) {
      return metricRegexp.test(name);
    };
    exports.validateLabelName = function(names = []) {
      return names.every((name) => labelRegexp.test(name));
    };
    exports.validateLabel = function validateLabel(savedLabels, labels) {
      for (const label in labels) {
        if (!savedLabels.includes(label)) {
          throw new Error(
            `Added label "${label}" is not included in initial labelset: ${util.inspect(
              savedLabels
            )}`
          );
        }
      }
    };
  }
});

// ../../../work/main/node_modules/prom-client/lib/metric.js
var require_metric = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metric.js"(exports, module) {
    "use strict";
    var Registry2 = require_registry();
    var { isObject } = require_util();
    var { validateMetricName, validateLabelName } = require_validation();
    var Metric = class {
      constructor(config, defaults = {}) {
        if (!isObject(config)) {
          throw new TypeError("constructor expected a config object");
        }
        Object.assign(
          this,
          {
            labelNames: [],
            registers: [Registry2.globalRegistry],
            aggregator: "sum",
            enableExemplars: false
          },
          defaults,
          config
        );
        if (!this.registers) {
          this.registers = [Registry2.globalRegistry];
        }
        if (!this.help) {
          throw new Error("Missing mandatory help parameter");
        }
        if (!this.name) {
          throw new Error("Missing mandatory name parameter");
        }
        if (!validateMetricName(this.name)) {
          throw new Error("Invalid metric name");
        }
        if (!validateLabelName(this.labelNames)) {
          throw new Error("Invalid label name");
        }
        if (this.collect && typeof this.collect !== "function") {
          throw new Error('Optional "collect" parameter must be a function');
        }
        if (this.labelNames) {
          this.sortedLabelNames = [...this.labelNames].sort();
        } else {
          this.sortedLabelNames = [];
        }
        this.reset();
        for (const register of this.registers) {
          if (this.enableExemplars && register.contentType === Registry2.PROMETHEUS_CONTENT_TYPE) {
            throw new TypeError(
              "Exemplars are supported only on OpenMetrics registries"
            );
          }
          register.registerMetric(this);
        }
      }
      reset() {
      }
    };
    module.exports = { Metric };
  }
});

// ../../../work/main/node_modules/prom-client/lib/exemplar.js
var require_exemplar = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/exemplar.js"(exports, module) {
    "use strict";
    var Exemplar = class {
      constructor(labelSet = {}, value = null) {
        this.labelSet = labelSet;
        this.value = value;
      }
      /**
       * Validation for the label set format.
       * https://github.com/OpenObservability/OpenMetrics/blob/d99b705f611b75fec8f450b05e344e02eea6921d/specification/OpenMetrics.md#exemplars
       *
       * @param {object} labelSet - Exemplar labels.
       * @throws {RangeError}
       * @return {void}
       */
      validateExemplarLabelSet(labelSet) {
        let res = "";
        for (const [labelName, labelValue] of Object.entries(labelSet)) {
          res += `${labelName}${labelValue}`;
        }
        if (res.length > 128) {
          throw new RangeError(
            "Label set size must be smaller than 128 UTF-8 chars"
          );
        }
      }
    };
    module.exports = Exemplar;
  }
});

// ../../../work/main/node_modules/prom-client/lib/counter.js
var require_counter = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/counter.js"(exports, module) {
    "use strict";
    var util = __require("util");
    var {
      hashObject,
      isObject,
      getLabels,
      removeLabels,
      nowTimestamp
    } = require_util();
    var { validateLabel } = require_validation();
    var { Metric } = require_metric();
    var Exemplar = require_exemplar();
    var Counter2 = class extends Metric {
      constructor(config) {
        super(config);
        this.type = "counter";
        this.defaultLabels = {};
        this.defaultValue = 1;
        this.defaultExemplarLabelSet = {};
        if (config.enableExemplars) {
          this.enableExemplars = true;
          this.inc = this.incWithExemplar;
        } else {
          this.inc = this.incWithoutExemplar;
        }
      }
      /**
       * Increment counter
       * @param {object} labels - What label you want to be incremented
       * @param {Number} value - Value to increment, if omitted increment with 1
       * @returns {object} results - object with information about the inc operation
       * @returns {string} results.labelHash - hash representation of the labels
       */
      incWithoutExemplar(labels, value) {
        let hash = "";
        if (isObject(labels)) {
          hash = hashObject(labels, this.sortedLabelNames);
          validateLabel(this.labelNames, labels);
        } else {
          value = labels;
          labels = {};
        }
        if (value && !Number.isFinite(value)) {
          throw new TypeError(`Value is not a valid number: ${util.format(value)}`);
        }
        if (value < 0) {
          throw new Error("It is not possible to decrease a counter");
        }
        if (value === null || value === void 0) value = 1;
        setValue(this.hashMap, value, labels, hash);
        return { labelHash: hash };
      }
      /**
       * Increment counter with exemplar, same as inc but accepts labels for an
       * exemplar.
       * If no label is provided the current exemplar labels are kept unchanged
       * (defaults to empty set).
       *
       * @param {object} incOpts - Object with options about what metric to increase
       * @param {object} incOpts.labels - What label you want to be incremented,
       *                                  defaults to null (metric with no labels)
       * @param {Number} incOpts.value - Value to increment, defaults to 1
       * @param {object} incOpts.exemplarLabels - Key-value  labels for the
       *                                          exemplar, defaults to empty set {}
       * @returns {void}
       */
      incWithExemplar({
        labels = this.defaultLabels,
        value = this.defaultValue,
        exemplarLabels = this.defaultExemplarLabelSet
      } = {}) {
        const res = this.incWithoutExemplar(labels, value);
        this.updateExemplar(exemplarLabels, value, res.labelHash);
      }
      updateExemplar(exemplarLabels, value, hash) {
        if (exemplarLabels === this.defaultExemplarLabelSet) return;
        if (!isObject(this.hashMap[hash].exemplar)) {
          this.hashMap[hash].exemplar = new Exemplar();
        }
        this.hashMap[hash].exemplar.validateExemplarLabelSet(exemplarLabels);
        this.hashMap[hash].exemplar.labelSet = exemplarLabels;
        this.hashMap[hash].exemplar.value = value ? value : 1;
        this.hashMap[hash].exemplar.timestamp = nowTimestamp();
      }
      /**
       * Reset counter
       * @returns {void}
       */
      reset() {
        this.hashMap = {};
        if (this.labelNames.length === 0) {
          setValue(this.hashMap, 0);
        }
      }
      async get() {
        if (this.collect) {
          const v = this.collect();
          if (v instanceof Promise) await v;
        }
        return {
          help: this.help,
          name: this.name,
          type: this.type,
          values: Object.values(this.hashMap),
          aggregator: this.aggregator
        };
      }
      labels(...args) {
        const labels = getLabels(this.labelNames, args) || {};
        return {
          inc: this.inc.bind(this, labels)
        };
      }
      remove(...args) {
        const labels = getLabels(this.labelNames, args) || {};
        validateLabel(this.labelNames, labels);
        return removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
      }
    };
    function setValue(hashMap, value, labels = {}, hash = "") {
      if (hashMap[hash]) {
        hashMap[hash].value += value;
      } else {
        hashMap[hash] = { value, labels };
      }
      return hashMap;
    }
    module.exports = Counter2;
  }
});

// ../../../work/main/node_modules/prom-client/lib/gauge.js
var require_gauge = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/gauge.js"(exports, module) {
    "use strict";
    var util = __require("util");
    var {
      setValue,
      setValueDelta,
      getLabels,
      hashObject,
      isObject,
      removeLabels
    } = require_util();
    var { validateLabel } = require_validation();
    var { Metric } = require_metric();
    var Gauge2 = class extends Metric {
      constructor(config) {
        super(config);
        this.type = "gauge";
      }
      /**
       * Set a gauge to a value
       * @param {object} labels - Object with labels and their values
       * @param {Number} value - Value to set the gauge to, must be positive
       * @returns {void}
       */
      set(labels, value) {
        value = getValueArg(labels, value);
        labels = getLabelArg(labels);
        set(this, labels, value);
      }
      /**
       * Reset gauge
       * @returns {void}
       */
      reset() {
        this.hashMap = {};
        if (this.labelNames.length === 0) {
          setValue(this.hashMap, 0, {});
        }
      }
      /**
       * Increment a gauge value
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @param {Number} value - Value to increment - if omitted, increment with 1
       * @returns {void}
       */
      inc(labels, value) {
        value = getValueArg(labels, value);
        labels = getLabelArg(labels);
        if (value === void 0) value = 1;
        setDelta(this, labels, value);
      }
      /**
       * Decrement a gauge value
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @param {Number} value - Value to decrement - if omitted, decrement with 1
       * @returns {void}
       */
      dec(labels, value) {
        value = getValueArg(labels, value);
        labels = getLabelArg(labels);
        if (value === void 0) value = 1;
        setDelta(this, labels, -value);
      }
      /**
       * Set the gauge to current unix epoch
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @returns {void}
       */
      setToCurrentTime(labels) {
        const now = Date.now() / 1e3;
        if (labels === void 0) {
          this.set(now);
        } else {
          this.set(labels, now);
        }
      }
      /**
       * Start a timer
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @returns {function} - Invoke this function to set the duration in seconds since you started the timer.
       * @example
       * var done = gauge.startTimer();
       * makeXHRRequest(function(err, response) {
       *	done(); //Duration of the request will be saved
       * });
       */
      startTimer(labels) {
        const start = process.hrtime();
        return (endLabels) => {
          const delta = process.hrtime(start);
          const value = delta[0] + delta[1] / 1e9;
          this.set(Object.assign({}, labels, endLabels), value);
          return value;
        };
      }
      async get() {
        if (this.collect) {
          const v = this.collect();
          if (v instanceof Promise) await v;
        }
        return {
          help: this.help,
          name: this.name,
          type: this.type,
          values: Object.values(this.hashMap),
          aggregator: this.aggregator
        };
      }
      _getValue(labels) {
        const hash = hashObject(labels || {}, this.sortedLabelNames);
        return this.hashMap[hash] ? this.hashMap[hash].value : 0;
      }
      labels(...args) {
        const labels = getLabels(this.labelNames, args);
        validateLabel(this.labelNames, labels);
        return {
          inc: this.inc.bind(this, labels),
          dec: this.dec.bind(this, labels),
          set: this.set.bind(this, labels),
          setToCurrentTime: this.setToCurrentTime.bind(this, labels),
          startTimer: this.startTimer.bind(this, labels)
        };
      }
      remove(...args) {
        const labels = getLabels(this.labelNames, args);
        validateLabel(this.labelNames, labels);
        removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
      }
    };
    function set(gauge, labels, value) {
      if (typeof value !== "number") {
        throw new TypeError(`Value is not a valid number: ${util.format(value)}`);
      }
      validateLabel(gauge.labelNames, labels);
      setValue(gauge.hashMap, value, labels);
    }
    function setDelta(gauge, labels, delta) {
      if (typeof delta !== "number") {
        throw new TypeError(`Delta is not a valid number: ${util.format(delta)}`);
      }
      validateLabel(gauge.labelNames, labels);
      const hash = hashObject(labels, gauge.sortedLabelNames);
      setValueDelta(gauge.hashMap, delta, labels, hash);
    }
    function getLabelArg(labels) {
      return isObject(labels) ? labels : {};
    }
    function getValueArg(labels, value) {
      return isObject(labels) ? value : labels;
    }
    module.exports = Gauge2;
  }
});

// ../../../work/main/node_modules/prom-client/lib/histogram.js
var require_histogram = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/histogram.js"(exports, module) {
    "use strict";
    var util = __require("util");
    var {
      getLabels,
      hashObject,
      isObject,
      removeLabels,
      nowTimestamp
    } = require_util();
    var { validateLabel } = require_validation();
    var { Metric } = require_metric();
    var Exemplar = require_exemplar();
    var Histogram2 = class extends Metric {
      constructor(config) {
        super(config, {
          buckets: [5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
        });
        this.type = "histogram";
        this.defaultLabels = {};
        this.defaultExemplarLabelSet = {};
        this.enableExemplars = false;
        for (const label of this.labelNames) {
          if (label === "le") {
            throw new Error("le is a reserved label keyword");
          }
        }
        this.upperBounds = this.buckets;
        this.bucketValues = this.upperBounds.reduce((acc, upperBound) => {
          acc[upperBound] = 0;
          return acc;
        }, {});
        if (config.enableExemplars) {
          this.enableExemplars = true;
          this.bucketExemplars = this.upperBounds.reduce((acc, upperBound) => {
            acc[upperBound] = null;
            return acc;
          }, {});
          Object.freeze(this.bucketExemplars);
          this.observe = this.observeWithExemplar;
        } else {
          this.observe = this.observeWithoutExemplar;
        }
        Object.freeze(this.bucketValues);
        Object.freeze(this.upperBounds);
        if (this.labelNames.length === 0) {
          this.hashMap = {
            [hashObject({})]: createBaseValues(
              {},
              this.bucketValues,
              this.bucketExemplars
            )
          };
        }
      }
      /**
       * Observe a value in histogram
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @param {Number} value - Value to observe in the histogram
       * @returns {void}
       */
      observeWithoutExemplar(labels, value) {
        observe.call(this, labels === 0 ? 0 : labels || {})(value);
      }
      observeWithExemplar({
        labels = this.defaultLabels,
        value,
        exemplarLabels = this.defaultExemplarLabelSet
      } = {}) {
        observe.call(this, labels === 0 ? 0 : labels || {})(value);
        this.updateExemplar(labels, value, exemplarLabels);
      }
      updateExemplar(labels, value, exemplarLabels) {
        if (Object.keys(exemplarLabels).length === 0) return;
        const hash = hashObject(labels, this.sortedLabelNames);
        const bound = findBound(this.upperBounds, value);
        const { bucketExemplars } = this.hashMap[hash];
        let exemplar = bucketExemplars[bound];
        if (!isObject(exemplar)) {
          exemplar = new Exemplar();
          bucketExemplars[bound] = exemplar;
        }
        exemplar.validateExemplarLabelSet(exemplarLabels);
        exemplar.labelSet = exemplarLabels;
        exemplar.value = value;
        exemplar.timestamp = nowTimestamp();
      }
      async get() {
        const data = await this.getForPromString();
        data.values = data.values.map(splayLabels);
        return data;
      }
      async getForPromString() {
        if (this.collect) {
          const v = this.collect();
          if (v instanceof Promise) await v;
        }
        const data = Object.values(this.hashMap);
        const values = data.map(extractBucketValuesForExport(this)).reduce(addSumAndCountForExport(this), []);
        return {
          name: this.name,
          help: this.help,
          type: this.type,
          values,
          aggregator: this.aggregator
        };
      }
      reset() {
        this.hashMap = {};
      }
      /**
       * Initialize the metrics for the given combination of labels to zero
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @returns {void}
       */
      zero(labels) {
        const hash = hashObject(labels, this.sortedLabelNames);
        this.hashMap[hash] = createBaseValues(
          labels,
          this.bucketValues,
          this.bucketExemplars
        );
      }
      /**
       * Start a timer that could be used to logging durations
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @param {object} exemplarLabels - Object with labels for exemplar where key is the label key and value is label value. Can only be one level deep
       * @returns {function} - Function to invoke when you want to stop the timer and observe the duration in seconds
       * @example
       * var end = histogram.startTimer();
       * makeExpensiveXHRRequest(function(err, res) {
       * 	const duration = end(); //Observe the duration of expensiveXHRRequest and returns duration in seconds
       * 	console.log('Duration', duration);
       * });
       */
      startTimer(labels, exemplarLabels) {
        return this.enableExemplars ? startTimerWithExemplar.call(this, labels, exemplarLabels)() : startTimer.call(this, labels)();
      }
      labels(...args) {
        const labels = getLabels(this.labelNames, args);
        validateLabel(this.labelNames, labels);
        return {
          observe: observe.call(this, labels),
          startTimer: startTimer.call(this, labels)
        };
      }
      remove(...args) {
        const labels = getLabels(this.labelNames, args);
        validateLabel(this.labelNames, labels);
        removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
      }
    };
    function startTimer(startLabels) {
      return () => {
        const start = process.hrtime();
        return (endLabels) => {
          const delta = process.hrtime(start);
          const value = delta[0] + delta[1] / 1e9;
          this.observe(Object.assign({}, startLabels, endLabels), value);
          return value;
        };
      };
    }
    function startTimerWithExemplar(startLabels, startExemplarLabels) {
      return () => {
        const start = process.hrtime();
        return (endLabels, endExemplarLabels) => {
          const delta = process.hrtime(start);
          const value = delta[0] + delta[1] / 1e9;
          this.observe({
            labels: Object.assign({}, startLabels, endLabels),
            value,
            exemplarLabels: Object.assign(
              {},
              startExemplarLabels,
              endExemplarLabels
            )
          });
          return value;
        };
      };
    }
    function setValuePair(labels, value, metricName, exemplar, sharedLabels = {}) {
      return {
        labels,
        sharedLabels,
        value,
        metricName,
        exemplar
      };
    }
    function findBound(upperBounds, value) {
      for (let i = 0; i < upperBounds.length; i++) {
        const bound = upperBounds[i];
        if (value <= bound) {
          return bound;
        }
      }
      return -1;
    }
    function observe(labels) {
      return (value) => {
        const labelValuePair = convertLabelsAndValues(labels, value);
        validateLabel(this.labelNames, labelValuePair.labels);
        if (!Number.isFinite(labelValuePair.value)) {
          throw new TypeError(
            `Value is not a valid number: ${util.format(labelValuePair.value)}`
          );
        }
        const hash = hashObject(labelValuePair.labels, this.sortedLabelNames);
        let valueFromMap = this.hashMap[hash];
        if (!valueFromMap) {
          valueFromMap = createBaseValues(
            labelValuePair.labels,
            this.bucketValues,
            this.bucketExemplars
          );
        }
        const b = findBound(this.upperBounds, labelValuePair.value);
        valueFromMap.sum += labelValuePair.value;
        valueFromMap.count += 1;
        if (Object.prototype.hasOwnProperty.call(valueFromMap.bucketValues, b)) {
          valueFromMap.bucketValues[b] += 1;
        }
        this.hashMap[hash] = valueFromMap;
      };
    }
    function createBaseValues(labels, bucketValues, bucketExemplars) {
      const result = {
        labels,
        bucketValues: { ...bucketValues },
        sum: 0,
        count: 0
      };
      if (bucketExemplars) {
        result.bucketExemplars = { ...bucketExemplars };
      }
      return result;
    }
    function convertLabelsAndValues(labels, value) {
      return isObject(labels) ? {
        labels,
        value
      } : {
        value: labels,
        labels: {}
      };
    }
    function extractBucketValuesForExport(histogram) {
      const name = `${histogram.name}_bucket`;
      return (bucketData) => {
        let acc = 0;
        const buckets = histogram.upperBounds.map((upperBound) => {
          acc += bucketData.bucketValues[upperBound];
          return setValuePair(
            { le: upperBound },
            acc,
            name,
            bucketData.bucketExemplars ? bucketData.bucketExemplars[upperBound] : null,
            bucketData.labels
          );
        });
        return { buckets, data: bucketData };
      };
    }
    function addSumAndCountForExport(histogram) {
      return (acc, d) => {
        acc.push(...d.buckets);
        const infLabel = { le: "+Inf" };
        acc.push(
          setValuePair(
            infLabel,
            d.data.count,
            `${histogram.name}_bucket`,
            d.data.bucketExemplars ? d.data.bucketExemplars["-1"] : null,
            d.data.labels
          ),
          setValuePair(
            {},
            d.data.sum,
            `${histogram.name}_sum`,
            void 0,
            d.data.labels
          ),
          setValuePair(
            {},
            d.data.count,
            `${histogram.name}_count`,
            void 0,
            d.data.labels
          )
        );
        return acc;
      };
    }
    function splayLabels(bucket) {
      const { sharedLabels, labels, ...newBucket } = bucket;
      for (const label of Object.keys(sharedLabels)) {
        labels[label] = sharedLabels[label];
      }
      newBucket.labels = labels;
      return newBucket;
    }
    module.exports = Histogram2;
  }
});

// ../../../work/main/node_modules/bintrees/lib/treebase.js
var require_treebase = __commonJS({
  "../../../work/main/node_modules/bintrees/lib/treebase.js"(exports, module) {
    function TreeBase() {
    }
    TreeBase.prototype.clear = function() {
      this._root = null;
      this.size = 0;
    };
    TreeBase.prototype.find = function(data) {
      var res = this._root;
      while (res !== null) {
        var c = this._comparator(data, res.data);
        if (c === 0) {
          return res.data;
        } else {
          res = res.get_child(c > 0);
        }
      }
      return null;
    };
    TreeBase.prototype.findIter = function(data) {
      var res = this._root;
      var iter = this.iterator();
      while (res !== null) {
        var c = this._comparator(data, res.data);
        if (c === 0) {
          iter._cursor = res;
          return iter;
        } else {
          iter._ancestors.push(res);
          res = res.get_child(c > 0);
        }
      }
      return null;
    };
    TreeBase.prototype.lowerBound = function(item) {
      var cur = this._root;
      var iter = this.iterator();
      var cmp = this._comparator;
      while (cur !== null) {
        var c = cmp(item, cur.data);
        if (c === 0) {
          iter._cursor = cur;
          return iter;
        }
        iter._ancestors.push(cur);
        cur = cur.get_child(c > 0);
      }
      for (var i = iter._ancestors.length - 1; i >= 0; --i) {
        cur = iter._ancestors[i];
        if (cmp(item, cur.data) < 0) {
          iter._cursor = cur;
          iter._ancestors.length = i;
          return iter;
        }
      }
      iter._ancestors.length = 0;
      return iter;
    };
    TreeBase.prototype.upperBound = function(item) {
      var iter = this.lowerBound(item);
      var cmp = this._comparator;
      while (iter.data() !== null && cmp(iter.data(), item) === 0) {
        iter.next();
      }
      return iter;
    };
    TreeBase.prototype.min = function() {
      var res = this._root;
      if (res === null) {
        return null;
      }
      while (res.left !== null) {
        res = res.left;
      }
      return res.data;
    };
    TreeBase.prototype.max = function() {
      var res = this._root;
      if (res === null) {
        return null;
      }
      while (res.right !== null) {
        res = res.right;
      }
      return res.data;
    };
    TreeBase.prototype.iterator = function() {
      return new Iterator(this);
    };
    TreeBase.prototype.each = function(cb) {
      var it = this.iterator(), data;
      while ((data = it.next()) !== null) {
        if (cb(data) === false) {
          return;
        }
      }
    };
    TreeBase.prototype.reach = function(cb) {
      var it = this.iterator(), data;
      while ((data = it.prev()) !== null) {
        if (cb(data) === false) {
          return;
        }
      }
    };
    function Iterator(tree) {
      this._tree = tree;
      this._ancestors = [];
      this._cursor = null;
    }
    Iterator.prototype.data = function() {
      return this._cursor !== null ? this._cursor.data : null;
    };
    Iterator.prototype.next = function() {
      if (this._cursor === null) {
        var root = this._tree._root;
        if (root !== null) {
          this._minNode(root);
        }
      } else {
        if (this._cursor.right === null) {
          var save;
          do {
            save = this._cursor;
            if (this._ancestors.length) {
              this._cursor = this._ancestors.pop();
            } else {
              this._cursor = null;
              break;
            }
          } while (this._cursor.right === save);
        } else {
          this._ancestors.push(this._cursor);
          this._minNode(this._cursor.right);
        }
      }
      return this._cursor !== null ? this._cursor.data : null;
    };
    Iterator.prototype.prev = function() {
      if (this._cursor === null) {
        var root = this._tree._root;
        if (root !== null) {
          this._maxNode(root);
        }
      } else {
        if (this._cursor.left === null) {
          var save;
          do {
            save = this._cursor;
            if (this._ancestors.length) {
              this._cursor = this._ancestors.pop();
            } else {
              this._cursor = null;
              break;
            }
          } while (this._cursor.left === save);
        } else {
          this._ancestors.push(this._cursor);
          this._maxNode(this._cursor.left);
        }
      }
      return this._cursor !== null ? this._cursor.data : null;
    };
    Iterator.prototype._minNode = function(start) {
      while (start.left !== null) {
        this._ancestors.push(start);
        start = start.left;
      }
      this._cursor = start;
    };
    Iterator.prototype._maxNode = function(start) {
      while (start.right !== null) {
        this._ancestors.push(start);
        start = start.right;
      }
      this._cursor = start;
    };
    module.exports = TreeBase;
  }
});

// ../../../work/main/node_modules/bintrees/lib/rbtree.js
var require_rbtree = __commonJS({
  "../../../work/main/node_modules/bintrees/lib/rbtree.js"(exports, module) {
    var TreeBase = require_treebase();
    function Node(data) {
      this.data = data;
      this.left = null;
      this.right = null;
      this.red = true;
    }
    Node.prototype.get_child = function(dir) {
      return dir ? this.right : this.left;
    };
    Node.prototype.set_child = function(dir, val) {
      if (dir) {
        this.right = val;
      } else {
        this.left = val;
      }
    };
    function RBTree(comparator) {
      this._root = null;
      this._comparator = comparator;
      this.size = 0;
    }
    RBTree.prototype = new TreeBase();
    RBTree.prototype.insert = function(data) {
      var ret2 = false;
      if (this._root === null) {
        this._root = new Node(data);
        ret2 = true;
        this.size++;
      } else {
        var head = new Node(void 0);
        var dir = 0;
        var last = 0;
        var gp = null;
        var ggp = head;
        var p = null;
        var node = this._root;
        ggp.right = this._root;
        while (true) {
          if (node === null) {
            node = new Node(data);
            p.set_child(dir, node);
            ret2 = true;
            this.size++;
          } else if (is_red(node.left) && is_red(node.right)) {
            node.red = true;
            node.left.red = false;
            node.right.red = false;
          }
          if (is_red(node) && is_red(p)) {
            var dir2 = ggp.right === gp;
            if (node === p.get_child(last)) {
              ggp.set_child(dir2, single_rotate(gp, !last));
            } else {
              ggp.set_child(dir2, double_rotate(gp, !last));
            }
          }
          var cmp = this._comparator(node.data, data);
          if (cmp === 0) {
            break;
          }
          last = dir;
          dir = cmp < 0;
          if (gp !== null) {
            ggp = gp;
          }
          gp = p;
          p = node;
          node = node.get_child(dir);
        }
        this._root = head.right;
      }
      this._root.red = false;
      return ret2;
    };
    RBTree.prototype.remove = function(data) {
      if (this._root === null) {
        return false;
      }
      var head = new Node(void 0);
      var node = head;
      node.right = this._root;
      var p = null;
      var gp = null;
      var found = null;
      var dir = 1;
      while (node.get_child(dir) !== null) {
        var last = dir;
        gp = p;
        p = node;
        node = node.get_child(dir);
        var cmp = this._comparator(data, node.data);
        dir = cmp > 0;
        if (cmp === 0) {
          found = node;
        }
        if (!is_red(node) && !is_red(node.get_child(dir))) {
          if (is_red(node.get_child(!dir))) {
            var sr = single_rotate(node, dir);
            p.set_child(last, sr);
            p = sr;
          } else if (!is_red(node.get_child(!dir))) {
            var sibling = p.get_child(!last);
            if (sibling !== null) {
              if (!is_red(sibling.get_child(!last)) && !is_red(sibling.get_child(last))) {
                p.red = false;
                sibling.red = true;
                node.red = true;
              } else {
                var dir2 = gp.right === p;
                if (is_red(sibling.get_child(last))) {
                  gp.set_child(dir2, double_rotate(p, last));
                } else if (is_red(sibling.get_child(!last))) {
                  gp.set_child(dir2, single_rotate(p, last));
                }
                var gpc = gp.get_child(dir2);
                gpc.red = true;
                node.red = true;
                gpc.left.red = false;
                gpc.right.red = false;
              }
            }
          }
        }
      }
      if (found !== null) {
        found.data = node.data;
        p.set_child(p.right === node, node.get_child(node.left === null));
        this.size--;
      }
      this._root = head.right;
      if (this._root !== null) {
        this._root.red = false;
      }
      return found !== null;
    };
    function is_red(node) {
      return node !== null && node.red;
    }
    function single_rotate(root, dir) {
      var save = root.get_child(!dir);
      root.set_child(!dir, save.get_child(dir));
      save.set_child(dir, root);
      root.red = true;
      save.red = false;
      return save;
    }
    function double_rotate(root, dir) {
      root.set_child(!dir, single_rotate(root.get_child(!dir), !dir));
      return single_rotate(root, dir);
    }
    module.exports = RBTree;
  }
});

// ../../../work/main/node_modules/bintrees/lib/bintree.js
var require_bintree = __commonJS({
  "../../../work/main/node_modules/bintrees/lib/bintree.js"(exports, module) {
    var TreeBase = require_treebase();
    function Node(data) {
      this.data = data;
      this.left = null;
      this.right = null;
    }
    Node.prototype.get_child = function(dir) {
      return dir ? this.right : this.left;
    };
    Node.prototype.set_child = function(dir, val) {
      if (dir) {
        this.right = val;
      } else {
        this.left = val;
      }
    };
    function BinTree(comparator) {
      this._root = null;
      this._comparator = comparator;
      this.size = 0;
    }
    BinTree.prototype = new TreeBase();
    BinTree.prototype.insert = function(data) {
      if (this._root === null) {
        this._root = new Node(data);
        this.size++;
        return true;
      }
      var dir = 0;
      var p = null;
      var node = this._root;
      while (true) {
        if (node === null) {
          node = new Node(data);
          p.set_child(dir, node);
          ret = true;
          this.size++;
          return true;
        }
        if (this._comparator(node.data, data) === 0) {
          return false;
        }
        dir = this._comparator(node.data, data) < 0;
        p = node;
        node = node.get_child(dir);
      }
    };
    BinTree.prototype.remove = function(data) {
      if (this._root === null) {
        return false;
      }
      var head = new Node(void 0);
      var node = head;
      node.right = this._root;
      var p = null;
      var found = null;
      var dir = 1;
      while (node.get_child(dir) !== null) {
        p = node;
        node = node.get_child(dir);
        var cmp = this._comparator(data, node.data);
        dir = cmp > 0;
        if (cmp === 0) {
          found = node;
        }
      }
      if (found !== null) {
        found.data = node.data;
        p.set_child(p.right === node, node.get_child(node.left === null));
        this._root = head.right;
        this.size--;
        return true;
      } else {
        return false;
      }
    };
    module.exports = BinTree;
  }
});

// ../../../work/main/node_modules/bintrees/index.js
var require_bintrees = __commonJS({
  "../../../work/main/node_modules/bintrees/index.js"(exports, module) {
    module.exports = {
      RBTree: require_rbtree(),
      BinTree: require_bintree()
    };
  }
});

// ../../../work/main/node_modules/tdigest/tdigest.js
var require_tdigest = __commonJS({
  "../../../work/main/node_modules/tdigest/tdigest.js"(exports, module) {
    var RBTree = require_bintrees().RBTree;
    function TDigest(delta, K, CX) {
      this.discrete = delta === false;
      this.delta = delta || 0.01;
      this.K = K === void 0 ? 25 : K;
      this.CX = CX === void 0 ? 1.1 : CX;
      this.centroids = new RBTree(compare_centroid_means);
      this.nreset = 0;
      this.reset();
    }
    TDigest.prototype.reset = function() {
      this.centroids.clear();
      this.n = 0;
      this.nreset += 1;
      this.last_cumulate = 0;
    };
    TDigest.prototype.size = function() {
      return this.centroids.size;
    };
    TDigest.prototype.toArray = function(everything) {
      var result = [];
      if (everything) {
        this._cumulate(true);
        this.centroids.each(function(c) {
          result.push(c);
        });
      } else {
        this.centroids.each(function(c) {
          result.push({ mean: c.mean, n: c.n });
        });
      }
      return result;
    };
    TDigest.prototype.summary = function() {
      var approx = this.discrete ? "exact " : "approximating ";
      var s = [
        approx + this.n + " samples using " + this.size() + " centroids",
        "min = " + this.percentile(0),
        "Q1  = " + this.percentile(0.25),
        "Q2  = " + this.percentile(0.5),
        "Q3  = " + this.percentile(0.75),
        "max = " + this.percentile(1)
      ];
      return s.join("\n");
    };
    function compare_centroid_means(a, b) {
      return a.mean > b.mean ? 1 : a.mean < b.mean ? -1 : 0;
    }
    function compare_centroid_mean_cumns(a, b) {
      return a.mean_cumn - b.mean_cumn;
    }
    TDigest.prototype.push = function(x, n) {
      n = n || 1;
      x = Array.isArray(x) ? x : [x];
      for (var i = 0; i < x.length; i++) {
        this._digest(x[i], n);
      }
    };
    TDigest.prototype.push_centroid = function(c) {
      c = Array.isArray(c) ? c : [c];
      for (var i = 0; i < c.length; i++) {
        this._digest(c[i].mean, c[i].n);
      }
    };
    TDigest.prototype._cumulate = function(exact) {
      if (this.n === this.last_cumulate || !exact && this.CX && this.CX > this.n / this.last_cumulate) {
        return;
      }
      var cumn = 0;
      this.centroids.each(function(c) {
        c.mean_cumn = cumn + c.n / 2;
        cumn = c.cumn = cumn + c.n;
      });
      this.n = this.last_cumulate = cumn;
    };
    TDigest.prototype.find_nearest = function(x) {
      if (this.size() === 0) {
        return null;
      }
      var iter = this.centroids.lowerBound({ mean: x });
      var c = iter.data() === null ? iter.prev() : iter.data();
      if (c.mean === x || this.discrete) {
        return c;
      }
      var prev = iter.prev();
      if (prev && Math.abs(prev.mean - x) < Math.abs(c.mean - x)) {
        return prev;
      } else {
        return c;
      }
    };
    TDigest.prototype._new_centroid = function(x, n, cumn) {
      var c = { mean: x, n, cumn };
      this.centroids.insert(c);
      this.n += n;
      return c;
    };
    TDigest.prototype._addweight = function(nearest, x, n) {
      if (x !== nearest.mean) {
        nearest.mean += n * (x - nearest.mean) / (nearest.n + n);
      }
      nearest.cumn += n;
      nearest.mean_cumn += n / 2;
      nearest.n += n;
      this.n += n;
    };
    TDigest.prototype._digest = function(x, n) {
      var min = this.centroids.min();
      var max = this.centroids.max();
      var nearest = this.find_nearest(x);
      if (nearest && nearest.mean === x) {
        this._addweight(nearest, x, n);
      } else if (nearest === min) {
        this._new_centroid(x, n, 0);
      } else if (nearest === max) {
        this._new_centroid(x, n, this.n);
      } else if (this.discrete) {
        this._new_centroid(x, n, nearest.cumn);
      } else {
        var p = nearest.mean_cumn / this.n;
        var max_n = Math.floor(4 * this.n * this.delta * p * (1 - p));
        if (max_n - nearest.n >= n) {
          this._addweight(nearest, x, n);
        } else {
          this._new_centroid(x, n, nearest.cumn);
        }
      }
      this._cumulate(false);
      if (!this.discrete && this.K && this.size() > this.K / this.delta) {
        this.compress();
      }
    };
    TDigest.prototype.bound_mean = function(x) {
      var iter = this.centroids.upperBound({ mean: x });
      var lower = iter.prev();
      var upper = lower.mean === x ? lower : iter.next();
      return [lower, upper];
    };
    TDigest.prototype.p_rank = function(x_or_xlist) {
      var xs = Array.isArray(x_or_xlist) ? x_or_xlist : [x_or_xlist];
      var ps = xs.map(this._p_rank, this);
      return Array.isArray(x_or_xlist) ? ps : ps[0];
    };
    TDigest.prototype._p_rank = function(x) {
      if (this.size() === 0) {
        return void 0;
      } else if (x < this.centroids.min().mean) {
        return 0;
      } else if (x > this.centroids.max().mean) {
        return 1;
      }
      this._cumulate(true);
      var bound = this.bound_mean(x);
      var lower = bound[0], upper = bound[1];
      if (this.discrete) {
        return lower.cumn / this.n;
      } else {
        var cumn = lower.mean_cumn;
        if (lower !== upper) {
          cumn += (x - lower.mean) * (upper.mean_cumn - lower.mean_cumn) / (upper.mean - lower.mean);
        }
        return cumn / this.n;
      }
    };
    TDigest.prototype.bound_mean_cumn = function(cumn) {
      this.centroids._comparator = compare_centroid_mean_cumns;
      var iter = this.centroids.upperBound({ mean_cumn: cumn });
      this.centroids._comparator = compare_centroid_means;
      var lower = iter.prev();
      var upper = lower && lower.mean_cumn === cumn ? lower : iter.next();
      return [lower, upper];
    };
    TDigest.prototype.percentile = function(p_or_plist) {
      var ps = Array.isArray(p_or_plist) ? p_or_plist : [p_or_plist];
      var qs = ps.map(this._percentile, this);
      return Array.isArray(p_or_plist) ? qs : qs[0];
    };
    TDigest.prototype._percentile = function(p) {
      if (this.size() === 0) {
        return void 0;
      }
      this._cumulate(true);
      var h = this.n * p;
      var bound = this.bound_mean_cumn(h);
      var lower = bound[0], upper = bound[1];
      if (upper === lower || lower === null || upper === null) {
        return (lower || upper).mean;
      } else if (!this.discrete) {
        return lower.mean + (h - lower.mean_cumn) * (upper.mean - lower.mean) / (upper.mean_cumn - lower.mean_cumn);
      } else if (h <= lower.cumn) {
        return lower.mean;
      } else {
        return upper.mean;
      }
    };
    function pop_random(choices) {
      var idx = Math.floor(Math.random() * choices.length);
      return choices.splice(idx, 1)[0];
    }
    TDigest.prototype.compress = function() {
      if (this.compressing) {
        return;
      }
      var points = this.toArray();
      this.reset();
      this.compressing = true;
      while (points.length > 0) {
        this.push_centroid(pop_random(points));
      }
      this._cumulate(true);
      this.compressing = false;
    };
    function Digest(config) {
      this.config = config || {};
      this.mode = this.config.mode || "auto";
      TDigest.call(this, this.mode === "cont" ? config.delta : false);
      this.digest_ratio = this.config.ratio || 0.9;
      this.digest_thresh = this.config.thresh || 1e3;
      this.n_unique = 0;
    }
    Digest.prototype = Object.create(TDigest.prototype);
    Digest.prototype.constructor = Digest;
    Digest.prototype.push = function(x_or_xlist) {
      TDigest.prototype.push.call(this, x_or_xlist);
      this.check_continuous();
    };
    Digest.prototype._new_centroid = function(x, n, cumn) {
      this.n_unique += 1;
      TDigest.prototype._new_centroid.call(this, x, n, cumn);
    };
    Digest.prototype._addweight = function(nearest, x, n) {
      if (nearest.n === 1) {
        this.n_unique -= 1;
      }
      TDigest.prototype._addweight.call(this, nearest, x, n);
    };
    Digest.prototype.check_continuous = function() {
      if (this.mode !== "auto" || this.size() < this.digest_thresh) {
        return false;
      }
      if (this.n_unique / this.size() > this.digest_ratio) {
        this.mode = "cont";
        this.discrete = false;
        this.delta = this.config.delta || 0.01;
        this.compress();
        return true;
      }
      return false;
    };
    module.exports = {
      "TDigest": TDigest,
      "Digest": Digest
    };
  }
});

// ../../../work/main/node_modules/prom-client/lib/timeWindowQuantiles.js
var require_timeWindowQuantiles = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/timeWindowQuantiles.js"(exports, module) {
    "use strict";
    var { TDigest } = require_tdigest();
    var TimeWindowQuantiles = class {
      constructor(maxAgeSeconds, ageBuckets) {
        this.maxAgeSeconds = maxAgeSeconds || 0;
        this.ageBuckets = ageBuckets || 0;
        this.shouldRotate = maxAgeSeconds && ageBuckets;
        this.ringBuffer = Array(ageBuckets).fill(new TDigest());
        this.currentBuffer = 0;
        this.lastRotateTimestampMillis = Date.now();
        this.durationBetweenRotatesMillis = maxAgeSeconds * 1e3 / ageBuckets || Infinity;
      }
      size() {
        const bucket = rotate.call(this);
        return bucket.size();
      }
      percentile(quantile) {
        const bucket = rotate.call(this);
        return bucket.percentile(quantile);
      }
      push(value) {
        rotate.call(this);
        this.ringBuffer.forEach((bucket) => {
          bucket.push(value);
        });
      }
      reset() {
        this.ringBuffer.forEach((bucket) => {
          bucket.reset();
        });
      }
      compress() {
        this.ringBuffer.forEach((bucket) => {
          bucket.compress();
        });
      }
    };
    function rotate() {
      let timeSinceLastRotateMillis = Date.now() - this.lastRotateTimestampMillis;
      while (timeSinceLastRotateMillis > this.durationBetweenRotatesMillis && this.shouldRotate) {
        this.ringBuffer[this.currentBuffer] = new TDigest();
        if (++this.currentBuffer >= this.ringBuffer.length) {
          this.currentBuffer = 0;
        }
        timeSinceLastRotateMillis -= this.durationBetweenRotatesMillis;
        this.lastRotateTimestampMillis += this.durationBetweenRotatesMillis;
      }
      return this.ringBuffer[this.currentBuffer];
    }
    module.exports = TimeWindowQuantiles;
  }
});

// ../../../work/main/node_modules/prom-client/lib/summary.js
var require_summary = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/summary.js"(exports, module) {
    "use strict";
    var util = __require("util");
    var { getLabels, hashObject, removeLabels } = require_util();
    var { validateLabel } = require_validation();
    var { Metric } = require_metric();
    var timeWindowQuantiles = require_timeWindowQuantiles();
    var DEFAULT_COMPRESS_COUNT = 1e3;
    var Summary = class extends Metric {
      constructor(config) {
        super(config, {
          percentiles: [0.01, 0.05, 0.5, 0.9, 0.95, 0.99, 0.999],
          compressCount: DEFAULT_COMPRESS_COUNT,
          hashMap: {}
        });
        this.type = "summary";
        for (const label of this.labelNames) {
          if (label === "quantile")
            throw new Error("quantile is a reserved label keyword");
        }
        if (this.labelNames.length === 0) {
          this.hashMap = {
            [hashObject({})]: {
              labels: {},
              td: new timeWindowQuantiles(this.maxAgeSeconds, this.ageBuckets),
              count: 0,
              sum: 0
            }
          };
        }
      }
      /**
       * Observe a value
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @param {Number} value - Value to observe
       * @returns {void}
       */
      observe(labels, value) {
        observe.call(this, labels === 0 ? 0 : labels || {})(value);
      }
      async get() {
        if (this.collect) {
          const v = this.collect();
          if (v instanceof Promise) await v;
        }
        const hashKeys = Object.keys(this.hashMap);
        const values = [];
        hashKeys.forEach((hashKey) => {
          const s = this.hashMap[hashKey];
          if (s) {
            if (this.pruneAgedBuckets && s.td.size() === 0) {
              delete this.hashMap[hashKey];
            } else {
              extractSummariesForExport(s, this.percentiles).forEach((v) => {
                values.push(v);
              });
              values.push(getSumForExport(s, this));
              values.push(getCountForExport(s, this));
            }
          }
        });
        return {
          name: this.name,
          help: this.help,
          type: this.type,
          values,
          aggregator: this.aggregator
        };
      }
      reset() {
        const data = Object.values(this.hashMap);
        data.forEach((s) => {
          s.td.reset();
          s.count = 0;
          s.sum = 0;
        });
      }
      /**
       * Start a timer that could be used to logging durations
       * @param {object} labels - Object with labels where key is the label key and value is label value. Can only be one level deep
       * @returns {function} - Function to invoke when you want to stop the timer and observe the duration in seconds
       * @example
       * var end = summary.startTimer();
       * makeExpensiveXHRRequest(function(err, res) {
       *	end(); //Observe the duration of expensiveXHRRequest
       * });
       */
      startTimer(labels) {
        return startTimer.call(this, labels)();
      }
      labels(...args) {
        const labels = getLabels(this.labelNames, args);
        validateLabel(this.labelNames, labels);
        return {
          observe: observe.call(this, labels),
          startTimer: startTimer.call(this, labels)
        };
      }
      remove(...args) {
        const labels = getLabels(this.labelNames, args);
        validateLabel(this.labelNames, labels);
        removeLabels.call(this, this.hashMap, labels, this.sortedLabelNames);
      }
    };
    function extractSummariesForExport(summaryOfLabels, percentiles) {
      summaryOfLabels.td.compress();
      return percentiles.map((percentile) => {
        const percentileValue = summaryOfLabels.td.percentile(percentile);
        return {
          labels: Object.assign({ quantile: percentile }, summaryOfLabels.labels),
          value: percentileValue ? percentileValue : 0
        };
      });
    }
    function getCountForExport(value, summary) {
      return {
        metricName: `${summary.name}_count`,
        labels: value.labels,
        value: value.count
      };
    }
    function getSumForExport(value, summary) {
      return {
        metricName: `${summary.name}_sum`,
        labels: value.labels,
        value: value.sum
      };
    }
    function startTimer(startLabels) {
      return () => {
        const start = process.hrtime();
        return (endLabels) => {
          const delta = process.hrtime(start);
          const value = delta[0] + delta[1] / 1e9;
          this.observe(Object.assign({}, startLabels, endLabels), value);
          return value;
        };
      };
    }
    function observe(labels) {
      return (value) => {
        const labelValuePair = convertLabelsAndValues(labels, value);
        validateLabel(this.labelNames, labels);
        if (!Number.isFinite(labelValuePair.value)) {
          throw new TypeError(
            `Value is not a valid number: ${util.format(labelValuePair.value)}`
          );
        }
        const hash = hashObject(labelValuePair.labels, this.sortedLabelNames);
        let summaryOfLabel = this.hashMap[hash];
        if (!summaryOfLabel) {
          summaryOfLabel = {
            labels: labelValuePair.labels,
            td: new timeWindowQuantiles(this.maxAgeSeconds, this.ageBuckets),
            count: 0,
            sum: 0
          };
        }
        summaryOfLabel.td.push(labelValuePair.value);
        summaryOfLabel.count++;
        if (summaryOfLabel.count % this.compressCount === 0) {
          summaryOfLabel.td.compress();
        }
        summaryOfLabel.sum += labelValuePair.value;
        this.hashMap[hash] = summaryOfLabel;
      };
    }
    function convertLabelsAndValues(labels, value) {
      if (value === void 0) {
        return {
          value: labels,
          labels: {}
        };
      }
      return {
        labels,
        value
      };
    }
    module.exports = Summary;
  }
});

// ../../../work/main/node_modules/prom-client/lib/pushgateway.js
var require_pushgateway = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/pushgateway.js"(exports, module) {
    "use strict";
    var url = __require("url");
    var http = __require("http");
    var https = __require("https");
    var { gzipSync } = __require("zlib");
    var { globalRegistry } = require_registry();
    var Pushgateway = class {
      constructor(gatewayUrl, options, registry) {
        if (!registry) {
          registry = globalRegistry;
        }
        this.registry = registry;
        this.gatewayUrl = gatewayUrl;
        const { requireJobName, ...requestOptions } = {
          requireJobName: true,
          ...options
        };
        this.requireJobName = requireJobName;
        this.requestOptions = requestOptions;
      }
      pushAdd(params = {}) {
        if (this.requireJobName && !params.jobName) {
          throw new Error("Missing jobName parameter");
        }
        return useGateway.call(this, "POST", params.jobName, params.groupings);
      }
      push(params = {}) {
        if (this.requireJobName && !params.jobName) {
          throw new Error("Missing jobName parameter");
        }
        return useGateway.call(this, "PUT", params.jobName, params.groupings);
      }
      delete(params = {}) {
        if (this.requireJobName && !params.jobName) {
          throw new Error("Missing jobName parameter");
        }
        return useGateway.call(this, "DELETE", params.jobName, params.groupings);
      }
    };
    async function useGateway(method, job, groupings) {
      const gatewayUrlParsed = url.parse(this.gatewayUrl);
      const gatewayUrlPath = gatewayUrlParsed.pathname && gatewayUrlParsed.pathname !== "/" ? gatewayUrlParsed.pathname : "";
      const jobPath = job ? `/job/${encodeURIComponent(job)}${generateGroupings(groupings)}` : "";
      const path = `${gatewayUrlPath}/metrics${jobPath}`;
      const target = url.resolve(this.gatewayUrl, path);
      const requestParams = url.parse(target);
      const httpModule = isHttps(requestParams.href) ? https : http;
      const options = Object.assign(requestParams, this.requestOptions, {
        method
      });
      return new Promise((resolve, reject) => {
        if (method === "DELETE" && options.headers) {
          delete options.headers["Content-Encoding"];
        }
        const req = httpModule.request(options, (resp) => {
          let body = "";
          resp.setEncoding("utf8");
          resp.on("data", (chunk) => {
            body += chunk;
          });
          resp.on("end", () => {
            if (resp.statusCode >= 400) {
              reject(
                new Error(`push failed with status ${resp.statusCode}, ${body}`)
              );
            } else {
              resolve({ resp, body });
            }
          });
        });
        req.on("error", (err) => {
          reject(err);
        });
        req.on("timeout", () => {
          req.destroy(new Error("Pushgateway request timed out"));
        });
        if (method !== "DELETE") {
          this.registry.metrics().then((metrics) => {
            if (options.headers && options.headers["Content-Encoding"] === "gzip") {
              metrics = gzipSync(metrics);
            }
            req.write(metrics);
            req.end();
          }).catch((err) => {
            reject(err);
          });
        } else {
          req.end();
        }
      });
    }
    function generateGroupings(groupings) {
      if (!groupings) {
        return "";
      }
      return Object.keys(groupings).map(
        (key) => `/${encodeURIComponent(key)}/${encodeURIComponent(groupings[key])}`
      ).join("");
    }
    function isHttps(href) {
      return href.search(/^https/) !== -1;
    }
    module.exports = Pushgateway;
  }
});

// ../../../work/main/node_modules/prom-client/lib/bucketGenerators.js
var require_bucketGenerators = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/bucketGenerators.js"(exports) {
    "use strict";
    exports.linearBuckets = (start, width, count2) => {
      if (count2 < 1) {
        throw new Error("Linear buckets needs a positive count");
      }
      const buckets = new Array(count2);
      for (let i = 0; i < count2; i++) {
        buckets[i] = start + i * width;
      }
      return buckets;
    };
    exports.exponentialBuckets = (start, factor, count2) => {
      if (start <= 0) {
        throw new Error("Exponential buckets needs a positive start");
      }
      if (count2 < 1) {
        throw new Error("Exponential buckets needs a positive count");
      }
      if (factor <= 1) {
        throw new Error("Exponential buckets needs a factor greater than 1");
      }
      const buckets = new Array(count2);
      for (let i = 0; i < count2; i++) {
        buckets[i] = start;
        start *= factor;
      }
      return buckets;
    };
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/diag/types.cjs
var require_types = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/diag/types.cjs"(exports) {
    var DiagLogLevel = /* @__PURE__ */ (function(DiagLogLevel2) {
      DiagLogLevel2[DiagLogLevel2["NONE"] = 0] = "NONE";
      DiagLogLevel2[DiagLogLevel2["ERROR"] = 30] = "ERROR";
      DiagLogLevel2[DiagLogLevel2["WARN"] = 50] = "WARN";
      DiagLogLevel2[DiagLogLevel2["INFO"] = 60] = "INFO";
      DiagLogLevel2[DiagLogLevel2["DEBUG"] = 70] = "DEBUG";
      DiagLogLevel2[DiagLogLevel2["VERBOSE"] = 80] = "VERBOSE";
      DiagLogLevel2[DiagLogLevel2["ALL"] = 9999] = "ALL";
      return DiagLogLevel2;
    })({});
    exports.DiagLogLevel = DiagLogLevel;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/version.cjs
var require_version = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/version.cjs"(exports) {
    var VERSION = "1.10.0";
    exports.VERSION = VERSION;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/internal/semver.cjs
var require_semver = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/internal/semver.cjs"(exports) {
    var require_version3 = require_version();
    var re = /^(\d+)\.(\d+)\.(\d+)(-(.+))?$/;
    function _makeCompatibilityCheck(ownVersion) {
      const acceptedVersions = /* @__PURE__ */ new Set([ownVersion]);
      const rejectedVersions = /* @__PURE__ */ new Set();
      const myVersionMatch = ownVersion.match(re);
      if (!myVersionMatch) return () => false;
      const ownVersionParsed = {
        major: +myVersionMatch[1],
        minor: +myVersionMatch[2],
        patch: +myVersionMatch[3],
        prerelease: myVersionMatch[4]
      };
      if (ownVersionParsed.prerelease != null) return function isExactmatch(globalVersion) {
        return globalVersion === ownVersion;
      };
      function _reject(v) {
        rejectedVersions.add(v);
        return false;
      }
      function _accept(v) {
        acceptedVersions.add(v);
        return true;
      }
      return function isCompatible2(globalVersion) {
        if (acceptedVersions.has(globalVersion)) return true;
        if (rejectedVersions.has(globalVersion)) return false;
        const globalVersionMatch = globalVersion.match(re);
        if (!globalVersionMatch) return _reject(globalVersion);
        const globalVersionParsed = {
          major: +globalVersionMatch[1],
          minor: +globalVersionMatch[2],
          patch: +globalVersionMatch[3],
          prerelease: globalVersionMatch[4]
        };
        if (globalVersionParsed.prerelease != null) return _reject(globalVersion);
        if (ownVersionParsed.major !== globalVersionParsed.major) return _reject(globalVersion);
        if (ownVersionParsed.major === 0) {
          if (ownVersionParsed.minor === globalVersionParsed.minor && ownVersionParsed.patch <= globalVersionParsed.patch) return _accept(globalVersion);
          return _reject(globalVersion);
        }
        if (ownVersionParsed.minor <= globalVersionParsed.minor) return _accept(globalVersion);
        return _reject(globalVersion);
      };
    }
    var isCompatible = _makeCompatibilityCheck(require_version3.VERSION);
    exports._makeCompatibilityCheck = _makeCompatibilityCheck;
    exports.isCompatible = isCompatible;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/internal/global-utils.cjs
var require_global_utils = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/internal/global-utils.cjs"(exports) {
    var require_version3 = require_version();
    var require_semver2 = require_semver();
    var major = require_version3.VERSION.split(".")[0];
    var GLOBAL_OPENTELEMETRY_API_KEY = Symbol.for(`opentelemetry.js.api.${major}`);
    var _global = typeof globalThis === "object" ? globalThis : typeof self === "object" ? self : typeof window === "object" ? window : typeof global === "object" ? global : {};
    function _makeGlobalApi() {
      return Object.defineProperty({}, "version", {
        value: require_version3.VERSION,
        enumerable: true,
        writable: false,
        configurable: false
      });
    }
    function registerGlobal(type, instance, diag, allowOverride = false) {
      var _global$GLOBAL_OPENTE;
      const api = _global[GLOBAL_OPENTELEMETRY_API_KEY] = (_global$GLOBAL_OPENTE = _global[GLOBAL_OPENTELEMETRY_API_KEY]) !== null && _global$GLOBAL_OPENTE !== void 0 ? _global$GLOBAL_OPENTE : _makeGlobalApi();
      if (!allowOverride && api[type]) {
        const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Attempted duplicate registration of API: ${type}`);
        diag.error(err.stack || err.message);
        return false;
      }
      if (api.version !== "1.10.0") {
        const err = /* @__PURE__ */ new Error(`@opentelemetry/api: Registration of version v${api.version} for ${type} does not match previously registered API v${require_version3.VERSION}`);
        diag.error(err.stack || err.message);
        return false;
      }
      api[type] = instance;
      diag.debug(`@opentelemetry/api: Registered a global for ${type} v${require_version3.VERSION}.`);
      return true;
    }
    var _compatibleGlobalApi;
    function getGlobal(type) {
      const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
      if (api == null) return;
      if (api !== _compatibleGlobalApi) {
        if (!api.version || !require_semver2.isCompatible(api.version)) return;
        _compatibleGlobalApi = api;
      }
      return api[type];
    }
    function unregisterGlobal(type, diag) {
      diag.debug(`@opentelemetry/api: Unregistering a global for ${type} v${require_version3.VERSION}.`);
      const api = _global[GLOBAL_OPENTELEMETRY_API_KEY];
      if (api) delete api[type];
    }
    exports.getGlobal = getGlobal;
    exports.registerGlobal = registerGlobal;
    exports.unregisterGlobal = unregisterGlobal;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/diag/ComponentLogger.cjs
var require_ComponentLogger = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/diag/ComponentLogger.cjs"(exports) {
    var require_global_utils2 = require_global_utils();
    var DiagComponentLogger = class {
      constructor(props) {
        this._namespace = props.namespace || "DiagComponentLogger";
      }
      debug(...args) {
        return logProxy("debug", this._namespace, args);
      }
      error(...args) {
        return logProxy("error", this._namespace, args);
      }
      info(...args) {
        return logProxy("info", this._namespace, args);
      }
      warn(...args) {
        return logProxy("warn", this._namespace, args);
      }
      verbose(...args) {
        return logProxy("verbose", this._namespace, args);
      }
    };
    function logProxy(funcName, namespace, args) {
      const logger = require_global_utils2.getGlobal("diag");
      if (!logger) return;
      return logger[funcName](namespace, ...args);
    }
    exports.DiagComponentLogger = DiagComponentLogger;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/diag/internal/logLevelLogger.cjs
var require_logLevelLogger = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/diag/internal/logLevelLogger.cjs"(exports) {
    require_types();
    function createLogLevelDiagLogger(maxLevel, logger) {
      if (maxLevel < 0) maxLevel = 0;
      else if (maxLevel > 9999) maxLevel = 9999;
      logger = logger || {};
      function _filterFunc(funcName, theLevel) {
        const theFunc = logger[funcName];
        if (typeof theFunc === "function" && maxLevel >= theLevel) return theFunc.bind(logger);
        return function() {
        };
      }
      return {
        error: _filterFunc("error", 30),
        warn: _filterFunc("warn", 50),
        info: _filterFunc("info", 60),
        debug: _filterFunc("debug", 70),
        verbose: _filterFunc("verbose", 80)
      };
    }
    exports.createLogLevelDiagLogger = createLogLevelDiagLogger;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/api/diag.cjs
var require_diag = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/api/diag.cjs"(exports) {
    var require_global_utils2 = require_global_utils();
    var require_ComponentLogger2 = require_ComponentLogger();
    require_types();
    var require_logLevelLogger2 = require_logLevelLogger();
    var API_NAME = "diag";
    var DiagAPI = class DiagAPI2 {
      /** Get the singleton instance of the DiagAPI API */
      static instance() {
        if (!this._instance) this._instance = new DiagAPI2();
        return this._instance;
      }
      /**
      * Private internal constructor
      * @private
      */
      constructor() {
        function _logProxy(funcName) {
          return function(...args) {
            const logger = require_global_utils2.getGlobal("diag");
            if (!logger) return;
            return logger[funcName](...args);
          };
        }
        const self2 = this;
        const setLogger = (logger, optionsOrLogLevel = { logLevel: 60 }) => {
          var _optionsOrLogLevel$lo;
          if (logger === self2) {
            var _err$stack;
            const err = /* @__PURE__ */ new Error("Cannot use diag as the logger for itself. Please use a DiagLogger implementation like ConsoleDiagLogger or a custom implementation");
            self2.error((_err$stack = err.stack) !== null && _err$stack !== void 0 ? _err$stack : err.message);
            return false;
          }
          if (typeof optionsOrLogLevel === "number") optionsOrLogLevel = { logLevel: optionsOrLogLevel };
          const oldLogger = require_global_utils2.getGlobal("diag");
          const newLogger = require_logLevelLogger2.createLogLevelDiagLogger((_optionsOrLogLevel$lo = optionsOrLogLevel.logLevel) !== null && _optionsOrLogLevel$lo !== void 0 ? _optionsOrLogLevel$lo : 60, logger);
          if (oldLogger && !optionsOrLogLevel.suppressOverrideMessage) {
            var _Error$stack;
            const stack = (_Error$stack = (/* @__PURE__ */ new Error()).stack) !== null && _Error$stack !== void 0 ? _Error$stack : "<failed to generate stacktrace>";
            oldLogger.warn(`Current logger will be overwritten from ${stack}`);
            newLogger.warn(`Current logger will overwrite one already registered from ${stack}`);
          }
          return require_global_utils2.registerGlobal("diag", newLogger, self2, true);
        };
        self2.setLogger = setLogger;
        self2.disable = () => {
          require_global_utils2.unregisterGlobal(API_NAME, self2);
        };
        self2.createComponentLogger = (options) => {
          return new require_ComponentLogger2.DiagComponentLogger(options);
        };
        self2.verbose = _logProxy("verbose");
        self2.debug = _logProxy("debug");
        self2.info = _logProxy("info");
        self2.warn = _logProxy("warn");
        self2.error = _logProxy("error");
      }
    };
    exports.DiagAPI = DiagAPI;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/baggage/internal/baggage-impl.cjs
var require_baggage_impl = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/baggage/internal/baggage-impl.cjs"(exports) {
    var BaggageImpl = class BaggageImpl2 {
      constructor(entries) {
        this._entries = entries ? new Map(entries) : /* @__PURE__ */ new Map();
      }
      getEntry(key) {
        const entry = this._entries.get(key);
        if (!entry) return;
        return Object.assign({}, entry);
      }
      getAllEntries() {
        return Array.from(this._entries.entries());
      }
      setEntry(key, entry) {
        const newBaggage = new BaggageImpl2(this._entries);
        newBaggage._entries.set(key, entry);
        return newBaggage;
      }
      removeEntry(key) {
        const newBaggage = new BaggageImpl2(this._entries);
        newBaggage._entries.delete(key);
        return newBaggage;
      }
      removeEntries(...keys) {
        const newBaggage = new BaggageImpl2(this._entries);
        for (const key of keys) newBaggage._entries.delete(key);
        return newBaggage;
      }
      clear() {
        return new BaggageImpl2();
      }
    };
    exports.BaggageImpl = BaggageImpl;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/baggage/internal/symbol.cjs
var require_symbol = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/baggage/internal/symbol.cjs"(exports) {
    var baggageEntryMetadataSymbol = Symbol("BaggageEntryMetadata");
    exports.baggageEntryMetadataSymbol = baggageEntryMetadataSymbol;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/baggage/utils.cjs
var require_utils = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/baggage/utils.cjs"(exports) {
    var require_diag2 = require_diag();
    var require_baggage_impl2 = require_baggage_impl();
    var require_symbol2 = require_symbol();
    var diag = require_diag2.DiagAPI.instance();
    function createBaggage(entries = {}) {
      return new require_baggage_impl2.BaggageImpl(new Map(Object.entries(entries)));
    }
    function baggageEntryMetadataFromString(str) {
      if (typeof str !== "string") {
        diag.error(`Cannot create baggage metadata from unknown type: ${typeof str}`);
        str = "";
      }
      return {
        __TYPE__: require_symbol2.baggageEntryMetadataSymbol,
        toString() {
          return str;
        }
      };
    }
    exports.baggageEntryMetadataFromString = baggageEntryMetadataFromString;
    exports.createBaggage = createBaggage;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/context/context.cjs
var require_context = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/context/context.cjs"(exports) {
    function createContextKey(description) {
      return Symbol.for(description);
    }
    var ROOT_CONTEXT = new class BaseContext {
      /**
      * Construct a new context which inherits values from an optional parent context.
      *
      * @param parentContext a context from which to inherit values
      */
      constructor(parentContext) {
        const self2 = this;
        self2._currentContext = parentContext ? new Map(parentContext) : /* @__PURE__ */ new Map();
        self2.getValue = (key) => self2._currentContext.get(key);
        self2.setValue = (key, value) => {
          const context = new BaseContext(self2._currentContext);
          context._currentContext.set(key, value);
          return context;
        };
        self2.deleteValue = (key) => {
          const context = new BaseContext(self2._currentContext);
          context._currentContext.delete(key);
          return context;
        };
      }
    }();
    exports.ROOT_CONTEXT = ROOT_CONTEXT;
    exports.createContextKey = createContextKey;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/diag/consoleLogger.cjs
var require_consoleLogger = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/diag/consoleLogger.cjs"(exports) {
    var consoleMap = [
      {
        n: "error",
        c: "error"
      },
      {
        n: "warn",
        c: "warn"
      },
      {
        n: "info",
        c: "info"
      },
      {
        n: "debug",
        c: "debug"
      },
      {
        n: "verbose",
        c: "trace"
      }
    ];
    var _originalConsoleMethods = {};
    if (typeof console !== "undefined") {
      for (const key of [
        "error",
        "warn",
        "info",
        "debug",
        "trace",
        "log"
      ]) if (typeof console[key] === "function") _originalConsoleMethods[key] = console[key];
    }
    var DiagConsoleLogger = class {
      constructor() {
        function _consoleFunc(funcName) {
          return function(...args) {
            let theFunc = _originalConsoleMethods[funcName];
            if (typeof theFunc !== "function") theFunc = _originalConsoleMethods["log"];
            if (typeof theFunc !== "function" && console) {
              theFunc = console[funcName];
              if (typeof theFunc !== "function") theFunc = console.log;
            }
            if (typeof theFunc === "function") return theFunc.apply(console, args);
          };
        }
        for (let i = 0; i < consoleMap.length; i++) this[consoleMap[i].n] = _consoleFunc(consoleMap[i].c);
      }
    };
    exports.DiagConsoleLogger = DiagConsoleLogger;
    exports._originalConsoleMethods = _originalConsoleMethods;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/metrics/NoopMeter.cjs
var require_NoopMeter = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/metrics/NoopMeter.cjs"(exports) {
    var NoopMeter = class {
      constructor() {
      }
      /**
      * @see {@link Meter.createGauge}
      */
      createGauge(_name, _options) {
        return NOOP_GAUGE_METRIC;
      }
      /**
      * @see {@link Meter.createHistogram}
      */
      createHistogram(_name, _options) {
        return NOOP_HISTOGRAM_METRIC;
      }
      /**
      * @see {@link Meter.createCounter}
      */
      createCounter(_name, _options) {
        return NOOP_COUNTER_METRIC;
      }
      /**
      * @see {@link Meter.createUpDownCounter}
      */
      createUpDownCounter(_name, _options) {
        return NOOP_UP_DOWN_COUNTER_METRIC;
      }
      /**
      * @see {@link Meter.createObservableGauge}
      */
      createObservableGauge(_name, _options) {
        return NOOP_OBSERVABLE_GAUGE_METRIC;
      }
      /**
      * @see {@link Meter.createObservableCounter}
      */
      createObservableCounter(_name, _options) {
        return NOOP_OBSERVABLE_COUNTER_METRIC;
      }
      /**
      * @see {@link Meter.createObservableUpDownCounter}
      */
      createObservableUpDownCounter(_name, _options) {
        return NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
      }
      /**
      * @see {@link Meter.addBatchObservableCallback}
      */
      addBatchObservableCallback(_callback, _observables) {
      }
      /**
      * @see {@link Meter.removeBatchObservableCallback}
      */
      removeBatchObservableCallback(_callback) {
      }
    };
    var NoopMetric = class {
    };
    var NoopCounterMetric = class extends NoopMetric {
      add(_value, _attributes) {
      }
    };
    var NoopUpDownCounterMetric = class extends NoopMetric {
      add(_value, _attributes) {
      }
    };
    var NoopGaugeMetric = class extends NoopMetric {
      record(_value, _attributes) {
      }
    };
    var NoopHistogramMetric = class extends NoopMetric {
      record(_value, _attributes) {
      }
    };
    var NoopObservableMetric = class {
      addCallback(_callback) {
      }
      removeCallback(_callback) {
      }
    };
    var NoopObservableCounterMetric = class extends NoopObservableMetric {
    };
    var NoopObservableGaugeMetric = class extends NoopObservableMetric {
    };
    var NoopObservableUpDownCounterMetric = class extends NoopObservableMetric {
    };
    var NOOP_METER = new NoopMeter();
    var NOOP_COUNTER_METRIC = new NoopCounterMetric();
    var NOOP_GAUGE_METRIC = new NoopGaugeMetric();
    var NOOP_HISTOGRAM_METRIC = new NoopHistogramMetric();
    var NOOP_UP_DOWN_COUNTER_METRIC = new NoopUpDownCounterMetric();
    var NOOP_OBSERVABLE_COUNTER_METRIC = new NoopObservableCounterMetric();
    var NOOP_OBSERVABLE_GAUGE_METRIC = new NoopObservableGaugeMetric();
    var NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = new NoopObservableUpDownCounterMetric();
    function createNoopMeter() {
      return NOOP_METER;
    }
    exports.NOOP_COUNTER_METRIC = NOOP_COUNTER_METRIC;
    exports.NOOP_GAUGE_METRIC = NOOP_GAUGE_METRIC;
    exports.NOOP_HISTOGRAM_METRIC = NOOP_HISTOGRAM_METRIC;
    exports.NOOP_METER = NOOP_METER;
    exports.NOOP_OBSERVABLE_COUNTER_METRIC = NOOP_OBSERVABLE_COUNTER_METRIC;
    exports.NOOP_OBSERVABLE_GAUGE_METRIC = NOOP_OBSERVABLE_GAUGE_METRIC;
    exports.NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC = NOOP_OBSERVABLE_UP_DOWN_COUNTER_METRIC;
    exports.NOOP_UP_DOWN_COUNTER_METRIC = NOOP_UP_DOWN_COUNTER_METRIC;
    exports.NoopCounterMetric = NoopCounterMetric;
    exports.NoopGaugeMetric = NoopGaugeMetric;
    exports.NoopHistogramMetric = NoopHistogramMetric;
    exports.NoopMeter = NoopMeter;
    exports.NoopMetric = NoopMetric;
    exports.NoopObservableCounterMetric = NoopObservableCounterMetric;
    exports.NoopObservableGaugeMetric = NoopObservableGaugeMetric;
    exports.NoopObservableMetric = NoopObservableMetric;
    exports.NoopObservableUpDownCounterMetric = NoopObservableUpDownCounterMetric;
    exports.NoopUpDownCounterMetric = NoopUpDownCounterMetric;
    exports.createNoopMeter = createNoopMeter;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/metrics/Metric.cjs
var require_Metric = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/metrics/Metric.cjs"(exports) {
    var ValueType = /* @__PURE__ */ (function(ValueType2) {
      ValueType2[ValueType2["INT"] = 0] = "INT";
      ValueType2[ValueType2["DOUBLE"] = 1] = "DOUBLE";
      return ValueType2;
    })({});
    exports.ValueType = ValueType;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/logs/NoopLogger.cjs
var require_NoopLogger = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/logs/NoopLogger.cjs"(exports) {
    var NoopLogger = class {
      emit(_logRecord) {
      }
      enabled() {
        return false;
      }
    };
    var NOOP_LOGGER = new NoopLogger();
    function createNoopLogger() {
      return NOOP_LOGGER;
    }
    exports.NOOP_LOGGER = NOOP_LOGGER;
    exports.NoopLogger = NoopLogger;
    exports.createNoopLogger = createNoopLogger;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/logs/LogRecord.cjs
var require_LogRecord = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/logs/LogRecord.cjs"(exports) {
    var SeverityNumber = /* @__PURE__ */ (function(SeverityNumber2) {
      SeverityNumber2[SeverityNumber2["UNSPECIFIED"] = 0] = "UNSPECIFIED";
      SeverityNumber2[SeverityNumber2["TRACE"] = 1] = "TRACE";
      SeverityNumber2[SeverityNumber2["TRACE2"] = 2] = "TRACE2";
      SeverityNumber2[SeverityNumber2["TRACE3"] = 3] = "TRACE3";
      SeverityNumber2[SeverityNumber2["TRACE4"] = 4] = "TRACE4";
      SeverityNumber2[SeverityNumber2["DEBUG"] = 5] = "DEBUG";
      SeverityNumber2[SeverityNumber2["DEBUG2"] = 6] = "DEBUG2";
      SeverityNumber2[SeverityNumber2["DEBUG3"] = 7] = "DEBUG3";
      SeverityNumber2[SeverityNumber2["DEBUG4"] = 8] = "DEBUG4";
      SeverityNumber2[SeverityNumber2["INFO"] = 9] = "INFO";
      SeverityNumber2[SeverityNumber2["INFO2"] = 10] = "INFO2";
      SeverityNumber2[SeverityNumber2["INFO3"] = 11] = "INFO3";
      SeverityNumber2[SeverityNumber2["INFO4"] = 12] = "INFO4";
      SeverityNumber2[SeverityNumber2["WARN"] = 13] = "WARN";
      SeverityNumber2[SeverityNumber2["WARN2"] = 14] = "WARN2";
      SeverityNumber2[SeverityNumber2["WARN3"] = 15] = "WARN3";
      SeverityNumber2[SeverityNumber2["WARN4"] = 16] = "WARN4";
      SeverityNumber2[SeverityNumber2["ERROR"] = 17] = "ERROR";
      SeverityNumber2[SeverityNumber2["ERROR2"] = 18] = "ERROR2";
      SeverityNumber2[SeverityNumber2["ERROR3"] = 19] = "ERROR3";
      SeverityNumber2[SeverityNumber2["ERROR4"] = 20] = "ERROR4";
      SeverityNumber2[SeverityNumber2["FATAL"] = 21] = "FATAL";
      SeverityNumber2[SeverityNumber2["FATAL2"] = 22] = "FATAL2";
      SeverityNumber2[SeverityNumber2["FATAL3"] = 23] = "FATAL3";
      SeverityNumber2[SeverityNumber2["FATAL4"] = 24] = "FATAL4";
      return SeverityNumber2;
    })({});
    exports.SeverityNumber = SeverityNumber;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/propagation/TextMapPropagator.cjs
var require_TextMapPropagator = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/propagation/TextMapPropagator.cjs"(exports) {
    var defaultTextMapGetter = {
      get(carrier, key) {
        if (carrier == null) return;
        return carrier[key];
      },
      keys(carrier) {
        if (carrier == null) return [];
        return Object.keys(carrier);
      }
    };
    var defaultTextMapSetter = { set(carrier, key, value) {
      if (carrier == null) return;
      carrier[key] = value;
    } };
    exports.defaultTextMapGetter = defaultTextMapGetter;
    exports.defaultTextMapSetter = defaultTextMapSetter;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/trace_flags.cjs
var require_trace_flags = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/trace_flags.cjs"(exports) {
    var TraceFlags = /* @__PURE__ */ (function(TraceFlags2) {
      TraceFlags2[TraceFlags2["NONE"] = 0] = "NONE";
      TraceFlags2[TraceFlags2["SAMPLED"] = 1] = "SAMPLED";
      return TraceFlags2;
    })({});
    exports.TraceFlags = TraceFlags;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/invalid-span-constants.cjs
var require_invalid_span_constants = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/invalid-span-constants.cjs"(exports) {
    require_trace_flags();
    var INVALID_SPANID = "0000000000000000";
    var INVALID_TRACEID = "00000000000000000000000000000000";
    var INVALID_SPAN_CONTEXT = {
      traceId: INVALID_TRACEID,
      spanId: INVALID_SPANID,
      traceFlags: 0
    };
    exports.INVALID_SPANID = INVALID_SPANID;
    exports.INVALID_SPAN_CONTEXT = INVALID_SPAN_CONTEXT;
    exports.INVALID_TRACEID = INVALID_TRACEID;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/NonRecordingSpan.cjs
var require_NonRecordingSpan = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/NonRecordingSpan.cjs"(exports) {
    var require_invalid_span_constants2 = require_invalid_span_constants();
    var NonRecordingSpan = class {
      constructor(spanContext = require_invalid_span_constants2.INVALID_SPAN_CONTEXT) {
        this._spanContext = spanContext;
      }
      spanContext() {
        return this._spanContext;
      }
      setAttribute(_key, _value) {
        return this;
      }
      setAttributes(_attributes) {
        return this;
      }
      addEvent(_name, _attributes) {
        return this;
      }
      addLink(_link) {
        return this;
      }
      addLinks(_links) {
        return this;
      }
      setStatus(_status) {
        return this;
      }
      updateName(_name) {
        return this;
      }
      end(_endTime) {
      }
      isRecording() {
        return false;
      }
      recordException(_exception, _time) {
      }
    };
    exports.NonRecordingSpan = NonRecordingSpan;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/spancontext-utils.cjs
var require_spancontext_utils = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/spancontext-utils.cjs"(exports) {
    require_invalid_span_constants();
    var require_NonRecordingSpan2 = require_NonRecordingSpan();
    var isHex = new Uint8Array([
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      1,
      1,
      1,
      1,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
      1,
      1,
      1,
      1,
      1
    ]);
    function isValidHex(id, length) {
      if (typeof id !== "string" || id.length !== length) return false;
      let r = 0;
      for (let i = 0; i < id.length; i += 4) r += (isHex[id.charCodeAt(i)] | 0) + (isHex[id.charCodeAt(i + 1)] | 0) + (isHex[id.charCodeAt(i + 2)] | 0) + (isHex[id.charCodeAt(i + 3)] | 0);
      return r === length;
    }
    function isValidTraceId(traceId) {
      return isValidHex(traceId, 32) && traceId !== "00000000000000000000000000000000";
    }
    function isValidSpanId(spanId) {
      return isValidHex(spanId, 16) && spanId !== "0000000000000000";
    }
    function isSpanContextValid(spanContext) {
      return isValidTraceId(spanContext.traceId) && isValidSpanId(spanContext.spanId);
    }
    function wrapSpanContext(spanContext) {
      return new require_NonRecordingSpan2.NonRecordingSpan(spanContext);
    }
    exports.isSpanContextValid = isSpanContextValid;
    exports.isValidSpanId = isValidSpanId;
    exports.isValidTraceId = isValidTraceId;
    exports.wrapSpanContext = wrapSpanContext;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/context/NoopContextManager.cjs
var require_NoopContextManager = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/context/NoopContextManager.cjs"(exports) {
    var require_context3 = require_context();
    var NoopContextManager = class {
      active() {
        return require_context3.ROOT_CONTEXT;
      }
      with(_context, fn, thisArg, ...args) {
        return fn.call(thisArg, ...args);
      }
      bind(_context, target) {
        return target;
      }
      enable() {
        return this;
      }
      disable() {
        return this;
      }
      /** @experimental This API is experimental and may change in minor releases without prior notice. */
      attach(_context) {
        return { dispose() {
        } };
      }
    };
    exports.NoopContextManager = NoopContextManager;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/api/context.cjs
var require_context2 = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/api/context.cjs"(exports) {
    var require_global_utils2 = require_global_utils();
    var require_diag2 = require_diag();
    var require_NoopContextManager2 = require_NoopContextManager();
    var API_NAME = "context";
    var NOOP_CONTEXT_MANAGER = new require_NoopContextManager2.NoopContextManager();
    var NOOP_TOKEN = Object.freeze({ dispose: () => {
    } });
    var ContextAPI = class ContextAPI2 {
      /** Empty private constructor prevents end users from constructing a new instance of the API */
      constructor() {
        this._attachUnsupportedWarned = false;
      }
      /** Get the singleton instance of the Context API */
      static getInstance() {
        if (!this._instance) this._instance = new ContextAPI2();
        return this._instance;
      }
      /**
      * Set the current context manager.
      *
      * @returns true if the context manager was successfully registered, else false
      */
      setGlobalContextManager(contextManager) {
        return require_global_utils2.registerGlobal(API_NAME, contextManager, require_diag2.DiagAPI.instance());
      }
      /**
      * Get the currently active context
      */
      active() {
        return this._getContextManager().active();
      }
      /**
      * Execute a function with an active context
      *
      * @param context context to be active during function execution
      * @param fn function to execute in a context
      * @param thisArg optional receiver to be used for calling fn
      * @param args optional arguments forwarded to fn
      */
      with(context, fn, thisArg, ...args) {
        return this._getContextManager().with(context, fn, thisArg, ...args);
      }
      /**
      * Bind a context to a target function or event emitter
      *
      * @param context context to bind to the event emitter or function. Defaults to the currently active context
      * @param target function or event emitter to bind
      */
      bind(context, target) {
        return this._getContextManager().bind(context, target);
      }
      /**
      * Imperatively sets `context` as active, returning a {@link ContextManagementToken} whose
      * {@link ContextManagementToken.dispose} restores the previous context.
      *
      * This is a delicate, low-level API - prefer {@link with}/{@link bind}, which
      * restore context automatically. Use `attach` only to bridge callback
      * boundaries that `with` cannot wrap. Call `token.dispose()` when the
      * operation is done.
      *
      * **Caveat for async functions:** If called inside an async function before
      * the first `await`, the context change may leak into the caller's context
      * and remain active there. Prefer {@link with} for async code.
      *
      * Support is best-effort and varies by the active ContextManager (see
      * {@link ContextManager.attach}); if it does not implement `attach`, this logs
      * a warning and returns a no-op token.
      *
      * @param context The Context to attach
      * @returns A {@link ContextManagementToken} whose dispose() restores the previous Context
      * @since 1.10.0
      * @experimental This API is experimental and may change in minor releases without prior notice.
      */
      attach(context) {
        const contextManager = this._getContextManager();
        if (contextManager.attach) return contextManager.attach(context);
        if (!this._attachUnsupportedWarned) {
          this._attachUnsupportedWarned = true;
          require_diag2.DiagAPI.instance().warn("The current ContextManager does not implement attach(). The context will not be attached. Use a ContextManager that supports attach() (e.g. AsyncLocalStorageContextManager) or use with()/bind() instead.");
        }
        return NOOP_TOKEN;
      }
      _getContextManager() {
        return require_global_utils2.getGlobal(API_NAME) || NOOP_CONTEXT_MANAGER;
      }
      /** Disable and remove the global context manager */
      disable() {
        this._getContextManager().disable();
        require_global_utils2.unregisterGlobal(API_NAME, require_diag2.DiagAPI.instance());
      }
    };
    exports.ContextAPI = ContextAPI;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/context-utils.cjs
var require_context_utils = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/context-utils.cjs"(exports) {
    var require_context3 = require_context();
    var require_context$1 = require_context2();
    var require_NonRecordingSpan2 = require_NonRecordingSpan();
    var SPAN_KEY = require_context3.createContextKey("OpenTelemetry Context Key SPAN");
    function getSpan(context) {
      return context.getValue(SPAN_KEY) || void 0;
    }
    function getActiveSpan() {
      return getSpan(require_context$1.ContextAPI.getInstance().active());
    }
    function setSpan(context, span) {
      return context.setValue(SPAN_KEY, span);
    }
    function deleteSpan(context) {
      return context.deleteValue(SPAN_KEY);
    }
    function setSpanContext(context, spanContext) {
      return setSpan(context, new require_NonRecordingSpan2.NonRecordingSpan(spanContext));
    }
    function getSpanContext(context) {
      var _getSpan;
      return (_getSpan = getSpan(context)) === null || _getSpan === void 0 ? void 0 : _getSpan.spanContext();
    }
    exports.deleteSpan = deleteSpan;
    exports.getActiveSpan = getActiveSpan;
    exports.getSpan = getSpan;
    exports.getSpanContext = getSpanContext;
    exports.setSpan = setSpan;
    exports.setSpanContext = setSpanContext;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/NoopTracer.cjs
var require_NoopTracer = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/NoopTracer.cjs"(exports) {
    var require_context3 = require_context2();
    var require_NonRecordingSpan2 = require_NonRecordingSpan();
    var require_context_utils2 = require_context_utils();
    var require_spancontext_utils2 = require_spancontext_utils();
    var contextApi = require_context3.ContextAPI.getInstance();
    var NoopTracer = class {
      startSpan(name, options, context = contextApi.active()) {
        if (Boolean(options === null || options === void 0 ? void 0 : options.root)) return new require_NonRecordingSpan2.NonRecordingSpan();
        const parentFromContext = context && require_context_utils2.getSpanContext(context);
        if (isSpanContext(parentFromContext) && require_spancontext_utils2.isSpanContextValid(parentFromContext)) return new require_NonRecordingSpan2.NonRecordingSpan(parentFromContext);
        else return new require_NonRecordingSpan2.NonRecordingSpan();
      }
      startActiveSpan(name, arg2, arg3, arg4) {
        var _ctx;
        let opts;
        let ctx;
        let fn;
        if (arguments.length < 2) return;
        else if (arguments.length === 2) fn = arg2;
        else if (arguments.length === 3) {
          opts = arg2;
          fn = arg3;
        } else {
          opts = arg2;
          ctx = arg3;
          fn = arg4;
        }
        const parentContext = (_ctx = ctx) !== null && _ctx !== void 0 ? _ctx : contextApi.active();
        const span = this.startSpan(name, opts, parentContext);
        const contextWithSpanSet = require_context_utils2.setSpan(parentContext, span);
        return contextApi.with(contextWithSpanSet, fn, void 0, span);
      }
    };
    function isSpanContext(spanContext) {
      return spanContext !== null && typeof spanContext === "object" && "spanId" in spanContext && typeof spanContext["spanId"] === "string" && "traceId" in spanContext && typeof spanContext["traceId"] === "string" && "traceFlags" in spanContext && typeof spanContext["traceFlags"] === "number";
    }
    exports.NoopTracer = NoopTracer;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/ProxyTracer.cjs
var require_ProxyTracer = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/ProxyTracer.cjs"(exports) {
    var NOOP_TRACER = new (require_NoopTracer()).NoopTracer();
    var ProxyTracer = class {
      constructor(provider, name, version, options) {
        this._provider = provider;
        this.name = name;
        this.version = version;
        this.options = options;
      }
      startSpan(name, options, context) {
        return this._getTracer().startSpan(name, options, context);
      }
      startActiveSpan(_name, _options, _context, _fn) {
        const tracer = this._getTracer();
        return Reflect.apply(tracer.startActiveSpan, tracer, arguments);
      }
      /**
      * Try to get a tracer from the proxy tracer provider.
      * If the proxy tracer provider has no delegate, return a noop tracer.
      */
      _getTracer() {
        if (this._delegate) return this._delegate;
        const tracer = this._provider.getDelegateTracer(this.name, this.version, this.options);
        if (!tracer) return NOOP_TRACER;
        this._delegate = tracer;
        return this._delegate;
      }
    };
    exports.ProxyTracer = ProxyTracer;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/span_kind.cjs
var require_span_kind = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/span_kind.cjs"(exports) {
    var SpanKind = /* @__PURE__ */ (function(SpanKind2) {
      SpanKind2[SpanKind2["INTERNAL"] = 0] = "INTERNAL";
      SpanKind2[SpanKind2["SERVER"] = 1] = "SERVER";
      SpanKind2[SpanKind2["CLIENT"] = 2] = "CLIENT";
      SpanKind2[SpanKind2["PRODUCER"] = 3] = "PRODUCER";
      SpanKind2[SpanKind2["CONSUMER"] = 4] = "CONSUMER";
      return SpanKind2;
    })({});
    exports.SpanKind = SpanKind;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/status.cjs
var require_status = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/status.cjs"(exports) {
    var SpanStatusCode = /* @__PURE__ */ (function(SpanStatusCode2) {
      SpanStatusCode2[SpanStatusCode2["UNSET"] = 0] = "UNSET";
      SpanStatusCode2[SpanStatusCode2["OK"] = 1] = "OK";
      SpanStatusCode2[SpanStatusCode2["ERROR"] = 2] = "ERROR";
      return SpanStatusCode2;
    })({});
    exports.SpanStatusCode = SpanStatusCode;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/internal/tracestate-validators.cjs
var require_tracestate_validators = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/internal/tracestate-validators.cjs"(exports) {
    var VALID_KEY_CHAR_RANGE = "[_0-9a-z-*/]";
    var VALID_KEY_REGEX = new RegExp(`^(?:${`[a-z]${VALID_KEY_CHAR_RANGE}{0,255}`}|${`[a-z0-9]${VALID_KEY_CHAR_RANGE}{0,240}@[a-z]${VALID_KEY_CHAR_RANGE}{0,13}`})$`);
    var VALID_VALUE_BASE_REGEX = /^[ -~]{0,255}[!-~]$/;
    var INVALID_VALUE_COMMA_EQUAL_REGEX = /,|=/;
    function validateKey(key) {
      return VALID_KEY_REGEX.test(key);
    }
    function validateValue(value) {
      return VALID_VALUE_BASE_REGEX.test(value) && !INVALID_VALUE_COMMA_EQUAL_REGEX.test(value);
    }
    exports.validateKey = validateKey;
    exports.validateValue = validateValue;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/internal/tracestate-impl.cjs
var require_tracestate_impl = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/internal/tracestate-impl.cjs"(exports) {
    var require_tracestate_validators2 = require_tracestate_validators();
    var MAX_TRACE_STATE_ITEMS = 32;
    var MAX_TRACE_STATE_LEN = 512;
    var LIST_MEMBERS_SEPARATOR = ",";
    var LIST_MEMBER_KEY_VALUE_SPLITTER = "=";
    var TraceStateImpl = class TraceStateImpl2 {
      constructor(rawTraceState) {
        this._internalState = /* @__PURE__ */ new Map();
        if (rawTraceState) this._parse(rawTraceState);
      }
      set(key, value) {
        const currValue = this._internalState.get(key);
        let newLength = this.serialize().length;
        if (typeof currValue === "string") newLength += value.length - currValue.length;
        else {
          if (this._internalState.size >= MAX_TRACE_STATE_ITEMS) return this;
          newLength += key.length + value.length + (this._internalState.size > 0 ? 2 : 1);
        }
        if (newLength > MAX_TRACE_STATE_LEN) return this;
        const traceState = this._clone();
        if (traceState._internalState.has(key)) traceState._internalState.delete(key);
        traceState._internalState.set(key, value);
        return traceState;
      }
      unset(key) {
        const traceState = this._clone();
        traceState._internalState.delete(key);
        return traceState;
      }
      get(key) {
        return this._internalState.get(key);
      }
      serialize() {
        return Array.from(this._internalState.keys()).reduceRight((agg, key) => {
          agg.push(key + LIST_MEMBER_KEY_VALUE_SPLITTER + this.get(key));
          return agg;
        }, []).join(LIST_MEMBERS_SEPARATOR);
      }
      _parse(rawTraceState) {
        if (rawTraceState.length > MAX_TRACE_STATE_LEN) return;
        this._internalState = rawTraceState.split(LIST_MEMBERS_SEPARATOR).reduceRight((agg, part) => {
          const listMember = part.trim();
          const i = listMember.indexOf(LIST_MEMBER_KEY_VALUE_SPLITTER);
          if (i !== -1) {
            const key = listMember.slice(0, i);
            const value = listMember.slice(i + 1, part.length);
            if (require_tracestate_validators2.validateKey(key) && require_tracestate_validators2.validateValue(value)) agg.set(key, value);
          }
          return agg;
        }, /* @__PURE__ */ new Map());
        if (this._internalState.size > MAX_TRACE_STATE_ITEMS) this._internalState = new Map(Array.from(this._internalState.entries()).reverse().slice(0, MAX_TRACE_STATE_ITEMS));
      }
      _keys() {
        return Array.from(this._internalState.keys()).reverse();
      }
      _clone() {
        const traceState = new TraceStateImpl2();
        traceState._internalState = new Map(this._internalState);
        return traceState;
      }
    };
    exports.TraceStateImpl = TraceStateImpl;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/internal/utils.cjs
var require_utils2 = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/internal/utils.cjs"(exports) {
    var require_tracestate_impl2 = require_tracestate_impl();
    function createTraceState(rawTraceState) {
      return new require_tracestate_impl2.TraceStateImpl(rawTraceState);
    }
    exports.createTraceState = createTraceState;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/NoopTracerProvider.cjs
var require_NoopTracerProvider = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/NoopTracerProvider.cjs"(exports) {
    var require_NoopTracer2 = require_NoopTracer();
    var NoopTracerProvider = class {
      getTracer(_name, _version, _options) {
        return new require_NoopTracer2.NoopTracer();
      }
    };
    exports.NoopTracerProvider = NoopTracerProvider;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/ProxyTracerProvider.cjs
var require_ProxyTracerProvider = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/ProxyTracerProvider.cjs"(exports) {
    var require_ProxyTracer2 = require_ProxyTracer();
    var NOOP_TRACER_PROVIDER = new (require_NoopTracerProvider()).NoopTracerProvider();
    var ProxyTracerProvider = class {
      /**
      * Get a {@link ProxyTracer}
      */
      getTracer(name, version, options) {
        var _this$getDelegateTrac;
        return (_this$getDelegateTrac = this.getDelegateTracer(name, version, options)) !== null && _this$getDelegateTrac !== void 0 ? _this$getDelegateTrac : new require_ProxyTracer2.ProxyTracer(this, name, version, options);
      }
      getDelegate() {
        var _this$_delegate;
        return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : NOOP_TRACER_PROVIDER;
      }
      /**
      * Set the delegate tracer provider
      */
      setDelegate(delegate) {
        this._delegate = delegate;
      }
      getDelegateTracer(name, version, options) {
        var _this$_delegate2;
        return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getTracer(name, version, options);
      }
    };
    exports.ProxyTracerProvider = ProxyTracerProvider;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace/SamplingResult.cjs
var require_SamplingResult = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace/SamplingResult.cjs"(exports) {
    var SamplingDecision = /* @__PURE__ */ (function(SamplingDecision2) {
      SamplingDecision2[SamplingDecision2["NOT_RECORD"] = 0] = "NOT_RECORD";
      SamplingDecision2[SamplingDecision2["RECORD"] = 1] = "RECORD";
      SamplingDecision2[SamplingDecision2["RECORD_AND_SAMPLED"] = 2] = "RECORD_AND_SAMPLED";
      return SamplingDecision2;
    })({});
    exports.SamplingDecision = SamplingDecision;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/context-api.cjs
var require_context_api = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/context-api.cjs"(exports) {
    var context = require_context2().ContextAPI.getInstance();
    exports.context = context;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/diag-api.cjs
var require_diag_api = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/diag-api.cjs"(exports) {
    var diag = require_diag().DiagAPI.instance();
    exports.diag = diag;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/logs/NoopLoggerProvider.cjs
var require_NoopLoggerProvider = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/logs/NoopLoggerProvider.cjs"(exports) {
    var require_NoopLogger2 = require_NoopLogger();
    var NoopLoggerProvider = class {
      getLogger(_name, _version, _options) {
        return new require_NoopLogger2.NoopLogger();
      }
    };
    var NOOP_LOGGER_PROVIDER = new NoopLoggerProvider();
    exports.NOOP_LOGGER_PROVIDER = NOOP_LOGGER_PROVIDER;
    exports.NoopLoggerProvider = NoopLoggerProvider;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/logs/ProxyLogger.cjs
var require_ProxyLogger = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/logs/ProxyLogger.cjs"(exports) {
    var require_NoopLogger2 = require_NoopLogger();
    var ProxyLogger = class {
      constructor(provider, name, version, options) {
        this._provider = provider;
        this.name = name;
        this.version = version;
        this.options = options;
      }
      /**
      * Emit a log record. This method should only be used by log appenders.
      *
      * @param logRecord
      */
      emit(logRecord) {
        this._getLogger().emit(logRecord);
      }
      enabled(options) {
        return this._getLogger().enabled(options);
      }
      /**
      * Try to get a logger from the proxy logger provider.
      * If the proxy logger provider has no delegate, return a noop logger.
      */
      _getLogger() {
        if (this._delegate) return this._delegate;
        const logger = this._provider._getDelegateLogger(this.name, this.version, this.options);
        if (!logger) return require_NoopLogger2.NOOP_LOGGER;
        this._delegate = logger;
        return this._delegate;
      }
    };
    exports.ProxyLogger = ProxyLogger;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/logs/ProxyLoggerProvider.cjs
var require_ProxyLoggerProvider = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/logs/ProxyLoggerProvider.cjs"(exports) {
    var require_NoopLoggerProvider2 = require_NoopLoggerProvider();
    var require_ProxyLogger2 = require_ProxyLogger();
    var ProxyLoggerProvider = class {
      getLogger(name, version, options) {
        var _this$_getDelegateLog;
        return (_this$_getDelegateLog = this._getDelegateLogger(name, version, options)) !== null && _this$_getDelegateLog !== void 0 ? _this$_getDelegateLog : new require_ProxyLogger2.ProxyLogger(this, name, version, options);
      }
      /**
      * Get the delegate logger provider.
      * Used by tests only.
      * @internal
      */
      _getDelegate() {
        var _this$_delegate;
        return (_this$_delegate = this._delegate) !== null && _this$_delegate !== void 0 ? _this$_delegate : require_NoopLoggerProvider2.NOOP_LOGGER_PROVIDER;
      }
      /**
      * Set the delegate logger provider
      * @internal
      */
      _setDelegate(delegate) {
        this._delegate = delegate;
      }
      /**
      * @internal
      */
      _getDelegateLogger(name, version, options) {
        var _this$_delegate2;
        return (_this$_delegate2 = this._delegate) === null || _this$_delegate2 === void 0 ? void 0 : _this$_delegate2.getLogger(name, version, options);
      }
    };
    exports.ProxyLoggerProvider = ProxyLoggerProvider;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/api/logs.cjs
var require_logs = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/api/logs.cjs"(exports) {
    var require_global_utils2 = require_global_utils();
    var require_diag2 = require_diag();
    var require_ProxyLoggerProvider2 = require_ProxyLoggerProvider();
    var API_NAME = "logs";
    var LogsAPI = class LogsAPI2 {
      /** Empty private constructor prevents end users from constructing a new instance of the API */
      constructor() {
        this._proxyLoggerProvider = new require_ProxyLoggerProvider2.ProxyLoggerProvider();
      }
      /** Get the singleton instance of the Logs API */
      static getInstance() {
        if (!this._instance) this._instance = new LogsAPI2();
        return this._instance;
      }
      setGlobalLoggerProvider(provider) {
        const success = require_global_utils2.registerGlobal(API_NAME, provider, require_diag2.DiagAPI.instance());
        if (success) this._proxyLoggerProvider._setDelegate(provider);
        return success;
      }
      /**
      * Returns the global logger provider.
      *
      * @returns LoggerProvider
      */
      getLoggerProvider() {
        return require_global_utils2.getGlobal(API_NAME) || this._proxyLoggerProvider;
      }
      /**
      * Returns a Logger, creating one if one with the given name, version,
      * schemaUrl, and attributes is not already created.
      *
      * Getting a Logger may be expensive, especially when `attributes` are
      * provided. Reuse Logger instances where possible instead of calling
      * `getLogger()` on hot paths.
      *
      * @param name The name of the logger or instrumentation library.
      * @param version The version of the logger or instrumentation library.
      * @param options The options of the logger or instrumentation library.
      * @returns {@link Logger}
      */
      getLogger(name, version, options) {
        return this.getLoggerProvider().getLogger(name, version, options);
      }
      /** Remove the global logger provider */
      disable() {
        require_global_utils2.unregisterGlobal(API_NAME, require_diag2.DiagAPI.instance());
        this._proxyLoggerProvider = new require_ProxyLoggerProvider2.ProxyLoggerProvider();
      }
    };
    exports.LogsAPI = LogsAPI;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/logs-api.cjs
var require_logs_api = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/logs-api.cjs"(exports) {
    var logs = require_logs().LogsAPI.getInstance();
    exports.logs = logs;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/metrics/NoopMeterProvider.cjs
var require_NoopMeterProvider = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/metrics/NoopMeterProvider.cjs"(exports) {
    var require_NoopMeter2 = require_NoopMeter();
    var NoopMeterProvider = class {
      getMeter(_name, _version, _options) {
        return require_NoopMeter2.NOOP_METER;
      }
    };
    var NOOP_METER_PROVIDER = new NoopMeterProvider();
    exports.NOOP_METER_PROVIDER = NOOP_METER_PROVIDER;
    exports.NoopMeterProvider = NoopMeterProvider;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/api/metrics.cjs
var require_metrics = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/api/metrics.cjs"(exports) {
    var require_global_utils2 = require_global_utils();
    var require_diag2 = require_diag();
    var require_NoopMeterProvider2 = require_NoopMeterProvider();
    var API_NAME = "metrics";
    var MetricsAPI = class MetricsAPI2 {
      /** Empty private constructor prevents end users from constructing a new instance of the API */
      constructor() {
      }
      /** Get the singleton instance of the Metrics API */
      static getInstance() {
        if (!this._instance) this._instance = new MetricsAPI2();
        return this._instance;
      }
      /**
      * Set the current global meter provider.
      * Returns true if the meter provider was successfully registered, else false.
      */
      setGlobalMeterProvider(provider) {
        return require_global_utils2.registerGlobal(API_NAME, provider, require_diag2.DiagAPI.instance());
      }
      /**
      * Returns the global meter provider.
      */
      getMeterProvider() {
        return require_global_utils2.getGlobal(API_NAME) || require_NoopMeterProvider2.NOOP_METER_PROVIDER;
      }
      /**
      * Returns a meter from the global meter provider.
      */
      getMeter(name, version, options) {
        return this.getMeterProvider().getMeter(name, version, options);
      }
      /** Remove the global meter provider */
      disable() {
        require_global_utils2.unregisterGlobal(API_NAME, require_diag2.DiagAPI.instance());
      }
    };
    exports.MetricsAPI = MetricsAPI;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/metrics-api.cjs
var require_metrics_api = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/metrics-api.cjs"(exports) {
    var metrics = require_metrics().MetricsAPI.getInstance();
    exports.metrics = metrics;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/propagation/NoopTextMapPropagator.cjs
var require_NoopTextMapPropagator = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/propagation/NoopTextMapPropagator.cjs"(exports) {
    var NoopTextMapPropagator = class {
      /** Noop inject function does nothing */
      inject(_context, _carrier) {
      }
      /** Noop extract function does nothing and returns the input context */
      extract(context, _carrier) {
        return context;
      }
      fields() {
        return [];
      }
    };
    exports.NoopTextMapPropagator = NoopTextMapPropagator;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/baggage/context-helpers.cjs
var require_context_helpers = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/baggage/context-helpers.cjs"(exports) {
    var require_context3 = require_context();
    var require_context$1 = require_context2();
    var BAGGAGE_KEY = require_context3.createContextKey("OpenTelemetry Baggage Key");
    function getBaggage(context) {
      return context.getValue(BAGGAGE_KEY) || void 0;
    }
    function getActiveBaggage() {
      return getBaggage(require_context$1.ContextAPI.getInstance().active());
    }
    function setBaggage(context, baggage) {
      return context.setValue(BAGGAGE_KEY, baggage);
    }
    function deleteBaggage(context) {
      return context.deleteValue(BAGGAGE_KEY);
    }
    exports.deleteBaggage = deleteBaggage;
    exports.getActiveBaggage = getActiveBaggage;
    exports.getBaggage = getBaggage;
    exports.setBaggage = setBaggage;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/api/propagation.cjs
var require_propagation = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/api/propagation.cjs"(exports) {
    var require_global_utils2 = require_global_utils();
    var require_diag2 = require_diag();
    var require_utils3 = require_utils();
    var require_TextMapPropagator2 = require_TextMapPropagator();
    var require_NoopTextMapPropagator2 = require_NoopTextMapPropagator();
    var require_context_helpers2 = require_context_helpers();
    var API_NAME = "propagation";
    var NOOP_TEXT_MAP_PROPAGATOR = new require_NoopTextMapPropagator2.NoopTextMapPropagator();
    var PropagationAPI = class PropagationAPI2 {
      /** Empty private constructor prevents end users from constructing a new instance of the API */
      constructor() {
        this.createBaggage = require_utils3.createBaggage;
        this.getBaggage = require_context_helpers2.getBaggage;
        this.getActiveBaggage = require_context_helpers2.getActiveBaggage;
        this.setBaggage = require_context_helpers2.setBaggage;
        this.deleteBaggage = require_context_helpers2.deleteBaggage;
      }
      /** Get the singleton instance of the Propagator API */
      static getInstance() {
        if (!this._instance) this._instance = new PropagationAPI2();
        return this._instance;
      }
      /**
      * Set the current propagator.
      *
      * @returns true if the propagator was successfully registered, else false
      */
      setGlobalPropagator(propagator) {
        return require_global_utils2.registerGlobal(API_NAME, propagator, require_diag2.DiagAPI.instance());
      }
      /**
      * Inject context into a carrier to be propagated inter-process
      *
      * @param context Context carrying tracing data to inject
      * @param carrier carrier to inject context into
      * @param setter Function used to set values on the carrier
      */
      inject(context, carrier, setter = require_TextMapPropagator2.defaultTextMapSetter) {
        return this._getGlobalPropagator().inject(context, carrier, setter);
      }
      /**
      * Extract context from a carrier
      *
      * @param context Context which the newly created context will inherit from
      * @param carrier Carrier to extract context from
      * @param getter Function used to extract keys from a carrier
      */
      extract(context, carrier, getter = require_TextMapPropagator2.defaultTextMapGetter) {
        return this._getGlobalPropagator().extract(context, carrier, getter);
      }
      /**
      * Return a list of all fields which may be used by the propagator.
      */
      fields() {
        return this._getGlobalPropagator().fields();
      }
      /** Remove the global propagator */
      disable() {
        require_global_utils2.unregisterGlobal(API_NAME, require_diag2.DiagAPI.instance());
      }
      _getGlobalPropagator() {
        return require_global_utils2.getGlobal(API_NAME) || NOOP_TEXT_MAP_PROPAGATOR;
      }
    };
    exports.PropagationAPI = PropagationAPI;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/propagation-api.cjs
var require_propagation_api = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/propagation-api.cjs"(exports) {
    var propagation = require_propagation().PropagationAPI.getInstance();
    exports.propagation = propagation;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/api/trace.cjs
var require_trace = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/api/trace.cjs"(exports) {
    var require_global_utils2 = require_global_utils();
    var require_diag2 = require_diag();
    var require_context_utils2 = require_context_utils();
    var require_spancontext_utils2 = require_spancontext_utils();
    var require_ProxyTracerProvider2 = require_ProxyTracerProvider();
    var API_NAME = "trace";
    var TraceAPI = class TraceAPI2 {
      /** Empty private constructor prevents end users from constructing a new instance of the API */
      constructor() {
        this._proxyTracerProvider = new require_ProxyTracerProvider2.ProxyTracerProvider();
        this.wrapSpanContext = require_spancontext_utils2.wrapSpanContext;
        this.isSpanContextValid = require_spancontext_utils2.isSpanContextValid;
        this.deleteSpan = require_context_utils2.deleteSpan;
        this.getSpan = require_context_utils2.getSpan;
        this.getActiveSpan = require_context_utils2.getActiveSpan;
        this.getSpanContext = require_context_utils2.getSpanContext;
        this.setSpan = require_context_utils2.setSpan;
        this.setSpanContext = require_context_utils2.setSpanContext;
      }
      /** Get the singleton instance of the Trace API */
      static getInstance() {
        if (!this._instance) this._instance = new TraceAPI2();
        return this._instance;
      }
      /**
      * Set the current global tracer.
      *
      * @returns true if the tracer provider was successfully registered, else false
      */
      setGlobalTracerProvider(provider) {
        const success = require_global_utils2.registerGlobal(API_NAME, this._proxyTracerProvider, require_diag2.DiagAPI.instance());
        if (success) this._proxyTracerProvider.setDelegate(provider);
        return success;
      }
      /**
      * Returns the global tracer provider.
      */
      getTracerProvider() {
        return require_global_utils2.getGlobal(API_NAME) || this._proxyTracerProvider;
      }
      /**
      * Returns a tracer from the global tracer provider.
      */
      getTracer(name, version) {
        return this.getTracerProvider().getTracer(name, version);
      }
      /** Remove the global tracer provider */
      disable() {
        require_global_utils2.unregisterGlobal(API_NAME, require_diag2.DiagAPI.instance());
        this._proxyTracerProvider = new require_ProxyTracerProvider2.ProxyTracerProvider();
      }
    };
    exports.TraceAPI = TraceAPI;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/trace-api.cjs
var require_trace_api = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/trace-api.cjs"(exports) {
    var trace = require_trace().TraceAPI.getInstance();
    exports.trace = trace;
  }
});

// ../../../work/main/node_modules/@opentelemetry/api/dist/index.cjs
var require_dist = __commonJS({
  "../../../work/main/node_modules/@opentelemetry/api/dist/index.cjs"(exports) {
    Object.defineProperties(exports, {
      __esModule: { value: true },
      [Symbol.toStringTag]: { value: "Module" }
    });
    var require_types2 = require_types();
    var require_utils3 = require_utils();
    var require_context3 = require_context();
    var require_consoleLogger2 = require_consoleLogger();
    var require_NoopMeter2 = require_NoopMeter();
    var require_Metric2 = require_Metric();
    var require_NoopLogger2 = require_NoopLogger();
    var require_LogRecord2 = require_LogRecord();
    var require_TextMapPropagator2 = require_TextMapPropagator();
    var require_trace_flags2 = require_trace_flags();
    var require_invalid_span_constants2 = require_invalid_span_constants();
    var require_spancontext_utils2 = require_spancontext_utils();
    var require_ProxyTracer2 = require_ProxyTracer();
    var require_span_kind2 = require_span_kind();
    var require_status2 = require_status();
    var require_utils$1 = require_utils2();
    var require_ProxyTracerProvider2 = require_ProxyTracerProvider();
    var require_SamplingResult2 = require_SamplingResult();
    var require_context_api2 = require_context_api();
    var require_diag_api2 = require_diag_api();
    var require_logs_api2 = require_logs_api();
    var require_metrics_api2 = require_metrics_api();
    var require_propagation_api2 = require_propagation_api();
    var require_trace_api2 = require_trace_api();
    var src_default = {
      context: require_context_api2.context,
      diag: require_diag_api2.diag,
      logs: require_logs_api2.logs,
      metrics: require_metrics_api2.metrics,
      propagation: require_propagation_api2.propagation,
      trace: require_trace_api2.trace
    };
    exports.DiagConsoleLogger = require_consoleLogger2.DiagConsoleLogger;
    exports.DiagLogLevel = require_types2.DiagLogLevel;
    exports.INVALID_SPANID = require_invalid_span_constants2.INVALID_SPANID;
    exports.INVALID_SPAN_CONTEXT = require_invalid_span_constants2.INVALID_SPAN_CONTEXT;
    exports.INVALID_TRACEID = require_invalid_span_constants2.INVALID_TRACEID;
    exports.ProxyTracer = require_ProxyTracer2.ProxyTracer;
    exports.ProxyTracerProvider = require_ProxyTracerProvider2.ProxyTracerProvider;
    exports.ROOT_CONTEXT = require_context3.ROOT_CONTEXT;
    exports.SamplingDecision = require_SamplingResult2.SamplingDecision;
    exports.SeverityNumber = require_LogRecord2.SeverityNumber;
    exports.SpanKind = require_span_kind2.SpanKind;
    exports.SpanStatusCode = require_status2.SpanStatusCode;
    exports.TraceFlags = require_trace_flags2.TraceFlags;
    exports.ValueType = require_Metric2.ValueType;
    exports.baggageEntryMetadataFromString = require_utils3.baggageEntryMetadataFromString;
    exports.context = require_context_api2.context;
    exports.createContextKey = require_context3.createContextKey;
    exports.createNoopLogger = require_NoopLogger2.createNoopLogger;
    exports.createNoopMeter = require_NoopMeter2.createNoopMeter;
    exports.createTraceState = require_utils$1.createTraceState;
    exports.default = src_default;
    exports.defaultTextMapGetter = require_TextMapPropagator2.defaultTextMapGetter;
    exports.defaultTextMapSetter = require_TextMapPropagator2.defaultTextMapSetter;
    exports.diag = require_diag_api2.diag;
    exports.isSpanContextValid = require_spancontext_utils2.isSpanContextValid;
    exports.isValidSpanId = require_spancontext_utils2.isValidSpanId;
    exports.isValidTraceId = require_spancontext_utils2.isValidTraceId;
    exports.logs = require_logs_api2.logs;
    exports.metrics = require_metrics_api2.metrics;
    exports.propagation = require_propagation_api2.propagation;
    exports.trace = require_trace_api2.trace;
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/processCpuTotal.js
var require_processCpuTotal = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/processCpuTotal.js"(exports, module) {
    "use strict";
    var OtelApi = require_dist();
    var Counter2 = require_counter();
    var PROCESS_CPU_USER_SECONDS = "process_cpu_user_seconds_total";
    var PROCESS_CPU_SYSTEM_SECONDS = "process_cpu_system_seconds_total";
    var PROCESS_CPU_SECONDS = "process_cpu_seconds_total";
    module.exports = (registry, config = {}) => {
      const registers = registry ? [registry] : void 0;
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const exemplars = config.enableExemplars ? config.enableExemplars : false;
      const labelNames = Object.keys(labels);
      let lastCpuUsage = process.cpuUsage();
      const cpuUserUsageCounter = new Counter2({
        name: namePrefix + PROCESS_CPU_USER_SECONDS,
        help: "Total user CPU time spent in seconds.",
        enableExemplars: exemplars,
        registers,
        labelNames,
        // Use this one metric's `collect` to set all metrics' values.
        collect() {
          const cpuUsage = process.cpuUsage();
          const userUsageMicros = cpuUsage.user - lastCpuUsage.user;
          const systemUsageMicros = cpuUsage.system - lastCpuUsage.system;
          lastCpuUsage = cpuUsage;
          if (this.enableExemplars) {
            let exemplarLabels = {};
            const currentSpan = OtelApi.trace.getSpan(OtelApi.context.active());
            if (currentSpan) {
              exemplarLabels = {
                traceId: currentSpan.spanContext().traceId,
                spanId: currentSpan.spanContext().spanId
              };
            }
            cpuUserUsageCounter.inc({
              labels,
              value: userUsageMicros / 1e6,
              exemplarLabels
            });
            cpuSystemUsageCounter.inc({
              labels,
              value: systemUsageMicros / 1e6,
              exemplarLabels
            });
            cpuUsageCounter.inc({
              labels,
              value: (userUsageMicros + systemUsageMicros) / 1e6,
              exemplarLabels
            });
          } else {
            cpuUserUsageCounter.inc(labels, userUsageMicros / 1e6);
            cpuSystemUsageCounter.inc(labels, systemUsageMicros / 1e6);
            cpuUsageCounter.inc(
              labels,
              (userUsageMicros + systemUsageMicros) / 1e6
            );
          }
        }
      });
      const cpuSystemUsageCounter = new Counter2({
        name: namePrefix + PROCESS_CPU_SYSTEM_SECONDS,
        help: "Total system CPU time spent in seconds.",
        enableExemplars: exemplars,
        registers,
        labelNames
      });
      const cpuUsageCounter = new Counter2({
        name: namePrefix + PROCESS_CPU_SECONDS,
        help: "Total user and system CPU time spent in seconds.",
        enableExemplars: exemplars,
        registers,
        labelNames
      });
    };
    module.exports.metricNames = [
      PROCESS_CPU_USER_SECONDS,
      PROCESS_CPU_SYSTEM_SECONDS,
      PROCESS_CPU_SECONDS
    ];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/processStartTime.js
var require_processStartTime = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/processStartTime.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var startInSeconds = Math.round(Date.now() / 1e3 - process.uptime());
    var PROCESS_START_TIME = "process_start_time_seconds";
    module.exports = (registry, config = {}) => {
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      new Gauge2({
        name: namePrefix + PROCESS_START_TIME,
        help: "Start time of the process since unix epoch in seconds.",
        registers: registry ? [registry] : void 0,
        labelNames,
        aggregator: "omit",
        collect() {
          this.set(labels, startInSeconds);
        }
      });
    };
    module.exports.metricNames = [PROCESS_START_TIME];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/osMemoryHeapLinux.js
var require_osMemoryHeapLinux = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/osMemoryHeapLinux.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var fs = __require("fs");
    var values = ["VmSize", "VmRSS", "VmData"];
    var PROCESS_RESIDENT_MEMORY = "process_resident_memory_bytes";
    var PROCESS_VIRTUAL_MEMORY = "process_virtual_memory_bytes";
    var PROCESS_HEAP = "process_heap_bytes";
    function structureOutput(input) {
      return input.split("\n").reduce((acc, string) => {
        if (!values.some((value2) => string.startsWith(value2))) {
          return acc;
        }
        const split = string.split(":");
        let value = split[1].trim();
        value = value.substr(0, value.length - 3);
        value = Number(value) * 1024;
        acc[split[0]] = value;
        return acc;
      }, {});
    }
    module.exports = (registry, config = {}) => {
      const registers = registry ? [registry] : void 0;
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      const residentMemGauge = new Gauge2({
        name: namePrefix + PROCESS_RESIDENT_MEMORY,
        help: "Resident memory size in bytes.",
        registers,
        labelNames,
        // Use this one metric's `collect` to set all metrics' values.
        collect() {
          try {
            const stat = fs.readFileSync("/proc/self/status", "utf8");
            const structuredOutput = structureOutput(stat);
            residentMemGauge.set(labels, structuredOutput.VmRSS);
            virtualMemGauge.set(labels, structuredOutput.VmSize);
            heapSizeMemGauge.set(labels, structuredOutput.VmData);
          } catch {
          }
        }
      });
      const virtualMemGauge = new Gauge2({
        name: namePrefix + PROCESS_VIRTUAL_MEMORY,
        help: "Virtual memory size in bytes.",
        registers,
        labelNames
      });
      const heapSizeMemGauge = new Gauge2({
        name: namePrefix + PROCESS_HEAP,
        help: "Process heap size in bytes.",
        registers,
        labelNames
      });
    };
    module.exports.metricNames = [
      PROCESS_RESIDENT_MEMORY,
      PROCESS_VIRTUAL_MEMORY,
      PROCESS_HEAP
    ];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/helpers/safeMemoryUsage.js
var require_safeMemoryUsage = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/helpers/safeMemoryUsage.js"(exports, module) {
    "use strict";
    function safeMemoryUsage() {
      try {
        return process.memoryUsage();
      } catch {
        return;
      }
    }
    module.exports = safeMemoryUsage;
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/osMemoryHeap.js
var require_osMemoryHeap = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/osMemoryHeap.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var linuxVariant = require_osMemoryHeapLinux();
    var safeMemoryUsage = require_safeMemoryUsage();
    var PROCESS_RESIDENT_MEMORY = "process_resident_memory_bytes";
    function notLinuxVariant(registry, config = {}) {
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      new Gauge2({
        name: namePrefix + PROCESS_RESIDENT_MEMORY,
        help: "Resident memory size in bytes.",
        registers: registry ? [registry] : void 0,
        labelNames,
        collect() {
          const memUsage = safeMemoryUsage();
          if (memUsage) {
            this.set(labels, memUsage.rss);
          }
        }
      });
    }
    module.exports = (registry, config) => process.platform === "linux" ? linuxVariant(registry, config) : notLinuxVariant(registry, config);
    module.exports.metricNames = process.platform === "linux" ? linuxVariant.metricNames : [PROCESS_RESIDENT_MEMORY];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/processOpenFileDescriptors.js
var require_processOpenFileDescriptors = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/processOpenFileDescriptors.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var fs = __require("fs");
    var process2 = __require("process");
    var PROCESS_OPEN_FDS = "process_open_fds";
    module.exports = (registry, config = {}) => {
      if (process2.platform !== "linux") {
        return;
      }
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      new Gauge2({
        name: namePrefix + PROCESS_OPEN_FDS,
        help: "Number of open file descriptors.",
        registers: registry ? [registry] : void 0,
        labelNames,
        collect() {
          try {
            const fds = fs.readdirSync("/proc/self/fd");
            this.set(labels, fds.length - 1);
          } catch {
          }
        }
      });
    };
    module.exports.metricNames = [PROCESS_OPEN_FDS];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/processMaxFileDescriptors.js
var require_processMaxFileDescriptors = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/processMaxFileDescriptors.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var fs = __require("fs");
    var PROCESS_MAX_FDS = "process_max_fds";
    var maxFds;
    module.exports = (registry, config = {}) => {
      if (maxFds === void 0) {
        try {
          const limits = fs.readFileSync("/proc/self/limits", "utf8");
          const lines2 = limits.split("\n");
          for (const line of lines2) {
            if (line.startsWith("Max open files")) {
              const parts = line.split(/  +/);
              maxFds = Number(parts[1]);
              break;
            }
          }
        } catch {
          return;
        }
      }
      if (maxFds === void 0) return;
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      new Gauge2({
        name: namePrefix + PROCESS_MAX_FDS,
        help: "Maximum number of open file descriptors.",
        registers: registry ? [registry] : void 0,
        labelNames,
        collect() {
          if (maxFds !== void 0) this.set(labels, maxFds);
        }
      });
    };
    module.exports.metricNames = [PROCESS_MAX_FDS];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/eventLoopLag.js
var require_eventLoopLag = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/eventLoopLag.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var perf_hooks;
    try {
      perf_hooks = __require("perf_hooks");
    } catch {
    }
    var NODEJS_EVENTLOOP_LAG = "nodejs_eventloop_lag_seconds";
    var NODEJS_EVENTLOOP_LAG_MIN = "nodejs_eventloop_lag_min_seconds";
    var NODEJS_EVENTLOOP_LAG_MAX = "nodejs_eventloop_lag_max_seconds";
    var NODEJS_EVENTLOOP_LAG_MEAN = "nodejs_eventloop_lag_mean_seconds";
    var NODEJS_EVENTLOOP_LAG_STDDEV = "nodejs_eventloop_lag_stddev_seconds";
    var NODEJS_EVENTLOOP_LAG_P50 = "nodejs_eventloop_lag_p50_seconds";
    var NODEJS_EVENTLOOP_LAG_P90 = "nodejs_eventloop_lag_p90_seconds";
    var NODEJS_EVENTLOOP_LAG_P99 = "nodejs_eventloop_lag_p99_seconds";
    function reportEventloopLag(start, gauge, labels) {
      const delta = process.hrtime(start);
      const nanosec = delta[0] * 1e9 + delta[1];
      const seconds = nanosec / 1e9;
      gauge.set(labels, seconds);
    }
    module.exports = (registry, config = {}) => {
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      const registers = registry ? [registry] : void 0;
      let collect = () => {
        const start = process.hrtime();
        setImmediate(reportEventloopLag, start, lag, labels);
      };
      if (perf_hooks && perf_hooks.monitorEventLoopDelay) {
        try {
          const histogram = perf_hooks.monitorEventLoopDelay({
            resolution: config.eventLoopMonitoringPrecision
          });
          histogram.enable();
          collect = () => {
            const start = process.hrtime();
            setImmediate(reportEventloopLag, start, lag, labels);
            lagMin.set(labels, histogram.min / 1e9);
            lagMax.set(labels, histogram.max / 1e9);
            lagMean.set(labels, histogram.mean / 1e9);
            lagStddev.set(labels, histogram.stddev / 1e9);
            lagP50.set(labels, histogram.percentile(50) / 1e9);
            lagP90.set(labels, histogram.percentile(90) / 1e9);
            lagP99.set(labels, histogram.percentile(99) / 1e9);
            histogram.reset();
          };
        } catch (e) {
          if (e.code === "ERR_NOT_IMPLEMENTED") {
            return;
          }
          throw e;
        }
      }
      const lag = new Gauge2({
        name: namePrefix + NODEJS_EVENTLOOP_LAG,
        help: "Lag of event loop in seconds.",
        registers,
        labelNames,
        aggregator: "average",
        // Use this one metric's `collect` to set all metrics' values.
        collect
      });
      const lagMin = new Gauge2({
        name: namePrefix + NODEJS_EVENTLOOP_LAG_MIN,
        help: "The minimum recorded event loop delay.",
        registers,
        labelNames,
        aggregator: "min"
      });
      const lagMax = new Gauge2({
        name: namePrefix + NODEJS_EVENTLOOP_LAG_MAX,
        help: "The maximum recorded event loop delay.",
        registers,
        labelNames,
        aggregator: "max"
      });
      const lagMean = new Gauge2({
        name: namePrefix + NODEJS_EVENTLOOP_LAG_MEAN,
        help: "The mean of the recorded event loop delays.",
        registers,
        labelNames,
        aggregator: "average"
      });
      const lagStddev = new Gauge2({
        name: namePrefix + NODEJS_EVENTLOOP_LAG_STDDEV,
        help: "The standard deviation of the recorded event loop delays.",
        registers,
        labelNames,
        aggregator: "average"
      });
      const lagP50 = new Gauge2({
        name: namePrefix + NODEJS_EVENTLOOP_LAG_P50,
        help: "The 50th percentile of the recorded event loop delays.",
        registers,
        labelNames,
        aggregator: "average"
      });
      const lagP90 = new Gauge2({
        name: namePrefix + NODEJS_EVENTLOOP_LAG_P90,
        help: "The 90th percentile of the recorded event loop delays.",
        registers,
        labelNames,
        aggregator: "average"
      });
      const lagP99 = new Gauge2({
        name: namePrefix + NODEJS_EVENTLOOP_LAG_P99,
        help: "The 99th percentile of the recorded event loop delays.",
        registers,
        labelNames,
        aggregator: "average"
      });
    };
    module.exports.metricNames = [
      NODEJS_EVENTLOOP_LAG,
      NODEJS_EVENTLOOP_LAG_MIN,
      NODEJS_EVENTLOOP_LAG_MAX,
      NODEJS_EVENTLOOP_LAG_MEAN,
      NODEJS_EVENTLOOP_LAG_STDDEV,
      NODEJS_EVENTLOOP_LAG_P50,
      NODEJS_EVENTLOOP_LAG_P90,
      NODEJS_EVENTLOOP_LAG_P99
    ];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/helpers/processMetricsHelpers.js
var require_processMetricsHelpers = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/helpers/processMetricsHelpers.js"(exports, module) {
    "use strict";
    function aggregateByObjectName(list) {
      const data = {};
      for (let i = 0; i < list.length; i++) {
        const listElement = list[i];
        if (!listElement || typeof listElement.constructor === "undefined") {
          continue;
        }
        if (Object.hasOwnProperty.call(data, listElement.constructor.name)) {
          data[listElement.constructor.name] += 1;
        } else {
          data[listElement.constructor.name] = 1;
        }
      }
      return data;
    }
    function updateMetrics(gauge, data, labels) {
      gauge.reset();
      for (const key in data) {
        gauge.set(Object.assign({ type: key }, labels || {}), data[key]);
      }
    }
    module.exports = {
      aggregateByObjectName,
      updateMetrics
    };
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/processHandles.js
var require_processHandles = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/processHandles.js"(exports, module) {
    "use strict";
    var { aggregateByObjectName } = require_processMetricsHelpers();
    var { updateMetrics } = require_processMetricsHelpers();
    var Gauge2 = require_gauge();
    var NODEJS_ACTIVE_HANDLES = "nodejs_active_handles";
    var NODEJS_ACTIVE_HANDLES_TOTAL = "nodejs_active_handles_total";
    module.exports = (registry, config = {}) => {
      if (typeof process._getActiveHandles !== "function") {
        return;
      }
      const registers = registry ? [registry] : void 0;
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      new Gauge2({
        name: namePrefix + NODEJS_ACTIVE_HANDLES,
        help: "Number of active libuv handles grouped by handle type. Every handle type is C++ class name.",
        labelNames: ["type", ...labelNames],
        registers,
        collect() {
          const handles = process._getActiveHandles();
          updateMetrics(this, aggregateByObjectName(handles), labels);
        }
      });
      new Gauge2({
        name: namePrefix + NODEJS_ACTIVE_HANDLES_TOTAL,
        help: "Total number of active handles.",
        registers,
        labelNames,
        collect() {
          const handles = process._getActiveHandles();
          this.set(labels, handles.length);
        }
      });
    };
    module.exports.metricNames = [
      NODEJS_ACTIVE_HANDLES,
      NODEJS_ACTIVE_HANDLES_TOTAL
    ];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/processRequests.js
var require_processRequests = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/processRequests.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var { aggregateByObjectName } = require_processMetricsHelpers();
    var { updateMetrics } = require_processMetricsHelpers();
    var NODEJS_ACTIVE_REQUESTS = "nodejs_active_requests";
    var NODEJS_ACTIVE_REQUESTS_TOTAL = "nodejs_active_requests_total";
    module.exports = (registry, config = {}) => {
      if (typeof process._getActiveRequests !== "function") {
        return;
      }
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      new Gauge2({
        name: namePrefix + NODEJS_ACTIVE_REQUESTS,
        help: "Number of active libuv requests grouped by request type. Every request type is C++ class name.",
        labelNames: ["type", ...labelNames],
        registers: registry ? [registry] : void 0,
        collect() {
          const requests = process._getActiveRequests();
          updateMetrics(this, aggregateByObjectName(requests), labels);
        }
      });
      new Gauge2({
        name: namePrefix + NODEJS_ACTIVE_REQUESTS_TOTAL,
        help: "Total number of active requests.",
        registers: registry ? [registry] : void 0,
        labelNames,
        collect() {
          const requests = process._getActiveRequests();
          this.set(labels, requests.length);
        }
      });
    };
    module.exports.metricNames = [
      NODEJS_ACTIVE_REQUESTS,
      NODEJS_ACTIVE_REQUESTS_TOTAL
    ];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/processResources.js
var require_processResources = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/processResources.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var { updateMetrics } = require_processMetricsHelpers();
    var NODEJS_ACTIVE_RESOURCES = "nodejs_active_resources";
    var NODEJS_ACTIVE_RESOURCES_TOTAL = "nodejs_active_resources_total";
    module.exports = (registry, config = {}) => {
      if (typeof process.getActiveResourcesInfo !== "function") {
        return;
      }
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      new Gauge2({
        name: namePrefix + NODEJS_ACTIVE_RESOURCES,
        help: "Number of active resources that are currently keeping the event loop alive, grouped by async resource type.",
        labelNames: ["type", ...labelNames],
        registers: registry ? [registry] : void 0,
        collect() {
          const resources = process.getActiveResourcesInfo();
          const data = {};
          for (let i = 0; i < resources.length; i++) {
            const resource = resources[i];
            if (Object.hasOwn(data, resource)) {
              data[resource] += 1;
            } else {
              data[resource] = 1;
            }
          }
          updateMetrics(this, data, labels);
        }
      });
      new Gauge2({
        name: namePrefix + NODEJS_ACTIVE_RESOURCES_TOTAL,
        help: "Total number of active resources.",
        registers: registry ? [registry] : void 0,
        labelNames,
        collect() {
          const resources = process.getActiveResourcesInfo();
          this.set(labels, resources.length);
        }
      });
    };
    module.exports.metricNames = [
      NODEJS_ACTIVE_RESOURCES,
      NODEJS_ACTIVE_RESOURCES_TOTAL
    ];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/heapSizeAndUsed.js
var require_heapSizeAndUsed = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/heapSizeAndUsed.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var safeMemoryUsage = require_safeMemoryUsage();
    var NODEJS_HEAP_SIZE_TOTAL = "nodejs_heap_size_total_bytes";
    var NODEJS_HEAP_SIZE_USED = "nodejs_heap_size_used_bytes";
    var NODEJS_EXTERNAL_MEMORY = "nodejs_external_memory_bytes";
    module.exports = (registry, config = {}) => {
      if (typeof process.memoryUsage !== "function") {
        return;
      }
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      const registers = registry ? [registry] : void 0;
      const namePrefix = config.prefix ? config.prefix : "";
      const collect = () => {
        const memUsage = safeMemoryUsage();
        if (memUsage) {
          heapSizeTotal.set(labels, memUsage.heapTotal);
          heapSizeUsed.set(labels, memUsage.heapUsed);
          if (memUsage.external !== void 0) {
            externalMemUsed.set(labels, memUsage.external);
          }
        }
      };
      const heapSizeTotal = new Gauge2({
        name: namePrefix + NODEJS_HEAP_SIZE_TOTAL,
        help: "Process heap size from Node.js in bytes.",
        registers,
        labelNames,
        // Use this one metric's `collect` to set all metrics' values.
        collect
      });
      const heapSizeUsed = new Gauge2({
        name: namePrefix + NODEJS_HEAP_SIZE_USED,
        help: "Process heap size used from Node.js in bytes.",
        registers,
        labelNames
      });
      const externalMemUsed = new Gauge2({
        name: namePrefix + NODEJS_EXTERNAL_MEMORY,
        help: "Node.js external memory size in bytes.",
        registers,
        labelNames
      });
    };
    module.exports.metricNames = [
      NODEJS_HEAP_SIZE_TOTAL,
      NODEJS_HEAP_SIZE_USED,
      NODEJS_EXTERNAL_MEMORY
    ];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/heapSpacesSizeAndUsed.js
var require_heapSpacesSizeAndUsed = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/heapSpacesSizeAndUsed.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var v8 = __require("v8");
    var METRICS = ["total", "used", "available"];
    var NODEJS_HEAP_SIZE = {};
    METRICS.forEach((metricType) => {
      NODEJS_HEAP_SIZE[metricType] = `nodejs_heap_space_size_${metricType}_bytes`;
    });
    module.exports = (registry, config = {}) => {
      try {
        v8.getHeapSpaceStatistics();
      } catch (e) {
        if (e.code === "ERR_NOT_IMPLEMENTED") {
          return;
        }
        throw e;
      }
      const registers = registry ? [registry] : void 0;
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = ["space", ...Object.keys(labels)];
      const gauges = {};
      METRICS.forEach((metricType) => {
        gauges[metricType] = new Gauge2({
          name: namePrefix + NODEJS_HEAP_SIZE[metricType],
          help: `Process heap space size ${metricType} from Node.js in bytes.`,
          labelNames,
          registers
        });
      });
      gauges.total.collect = () => {
        for (const space of v8.getHeapSpaceStatistics()) {
          const spaceName = space.space_name.substr(
            0,
            space.space_name.indexOf("_space")
          );
          gauges.total.set({ space: spaceName, ...labels }, space.space_size);
          gauges.used.set({ space: spaceName, ...labels }, space.space_used_size);
          gauges.available.set(
            { space: spaceName, ...labels },
            space.space_available_size
          );
        }
      };
    };
    module.exports.metricNames = Object.values(NODEJS_HEAP_SIZE);
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/version.js
var require_version2 = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/version.js"(exports, module) {
    "use strict";
    var Gauge2 = require_gauge();
    var version = process.version;
    var versionSegments = version.slice(1).split(".").map(Number);
    var NODE_VERSION_INFO = "nodejs_version_info";
    module.exports = (registry, config = {}) => {
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      new Gauge2({
        name: namePrefix + NODE_VERSION_INFO,
        help: "Node.js version info.",
        labelNames: ["version", "major", "minor", "patch", ...labelNames],
        registers: registry ? [registry] : void 0,
        aggregator: "first",
        collect() {
          this.labels(
            version,
            versionSegments[0],
            versionSegments[1],
            versionSegments[2],
            ...Object.values(labels)
          ).set(1);
        }
      });
    };
    module.exports.metricNames = [NODE_VERSION_INFO];
  }
});

// ../../../work/main/node_modules/prom-client/lib/metrics/gc.js
var require_gc = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metrics/gc.js"(exports, module) {
    "use strict";
    var Histogram2 = require_histogram();
    var perf_hooks;
    try {
      perf_hooks = __require("perf_hooks");
    } catch {
    }
    var NODEJS_GC_DURATION_SECONDS = "nodejs_gc_duration_seconds";
    var DEFAULT_GC_DURATION_BUCKETS = [1e-3, 0.01, 0.1, 1, 2, 5];
    var kinds = [];
    if (perf_hooks && perf_hooks.constants) {
      kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MAJOR] = "major";
      kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_MINOR] = "minor";
      kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_INCREMENTAL] = "incremental";
      kinds[perf_hooks.constants.NODE_PERFORMANCE_GC_WEAKCB] = "weakcb";
    }
    module.exports = (registry, config = {}) => {
      if (!perf_hooks) {
        return;
      }
      const namePrefix = config.prefix ? config.prefix : "";
      const labels = config.labels ? config.labels : {};
      const labelNames = Object.keys(labels);
      const buckets = config.gcDurationBuckets ? config.gcDurationBuckets : DEFAULT_GC_DURATION_BUCKETS;
      const gcHistogram = new Histogram2({
        name: namePrefix + NODEJS_GC_DURATION_SECONDS,
        help: "Garbage collection duration by kind, one of major, minor, incremental or weakcb.",
        labelNames: ["kind", ...labelNames],
        enableExemplars: false,
        buckets,
        registers: registry ? [registry] : void 0
      });
      const obs = new perf_hooks.PerformanceObserver((list) => {
        const entry = list.getEntries()[0];
        const kind = entry.detail ? kinds[entry.detail.kind] : kinds[entry.kind];
        gcHistogram.observe(Object.assign({ kind }, labels), entry.duration / 1e3);
      });
      obs.observe({ entryTypes: ["gc"] });
    };
    module.exports.metricNames = [NODEJS_GC_DURATION_SECONDS];
  }
});

// ../../../work/main/node_modules/prom-client/lib/defaultMetrics.js
var require_defaultMetrics = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/defaultMetrics.js"(exports, module) {
    "use strict";
    var { isObject } = require_util();
    var processCpuTotal = require_processCpuTotal();
    var processStartTime = require_processStartTime();
    var osMemoryHeap = require_osMemoryHeap();
    var processOpenFileDescriptors = require_processOpenFileDescriptors();
    var processMaxFileDescriptors = require_processMaxFileDescriptors();
    var eventLoopLag = require_eventLoopLag();
    var processHandles = require_processHandles();
    var processRequests = require_processRequests();
    var processResources = require_processResources();
    var heapSizeAndUsed = require_heapSizeAndUsed();
    var heapSpacesSizeAndUsed = require_heapSpacesSizeAndUsed();
    var version = require_version2();
    var gc = require_gc();
    var metrics = {
      processCpuTotal,
      processStartTime,
      osMemoryHeap,
      processOpenFileDescriptors,
      processMaxFileDescriptors,
      eventLoopLag,
      ...typeof process.getActiveResourcesInfo === "function" ? { processResources } : {},
      processHandles,
      processRequests,
      heapSizeAndUsed,
      heapSpacesSizeAndUsed,
      version,
      gc
    };
    var metricsList = Object.keys(metrics);
    module.exports = function collectDefaultMetrics2(config) {
      if (config !== null && config !== void 0 && !isObject(config)) {
        throw new TypeError("config must be null, undefined, or an object");
      }
      config = { eventLoopMonitoringPrecision: 10, ...config };
      for (const metric of Object.values(metrics)) {
        metric(config.register, config);
      }
    };
    module.exports.metricsList = metricsList;
  }
});

// ../../../work/main/node_modules/prom-client/lib/metricAggregators.js
var require_metricAggregators = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/metricAggregators.js"(exports) {
    "use strict";
    var { Grouper, hashObject } = require_util();
    function AggregatorFactory(aggregatorFn) {
      return (metrics) => {
        if (metrics.length === 0) return;
        const result = {
          help: metrics[0].help,
          name: metrics[0].name,
          type: metrics[0].type,
          values: [],
          aggregator: metrics[0].aggregator
        };
        const byLabels = new Grouper();
        metrics.forEach((metric) => {
          metric.values.forEach((value) => {
            const key = hashObject(value.labels);
            byLabels.add(`${value.metricName}_${key}`, value);
          });
        });
        byLabels.forEach((values) => {
          if (values.length === 0) return;
          const valObj = {
            value: aggregatorFn(values),
            labels: values[0].labels
          };
          if (values[0].metricName) {
            valObj.metricName = values[0].metricName;
          }
          result.values.push(valObj);
        });
        return result;
      };
    }
    exports.AggregatorFactory = AggregatorFactory;
    exports.aggregators = {
      /**
       * @return The sum of values.
       */
      sum: AggregatorFactory((v) => v.reduce((p, c) => p + c.value, 0)),
      /**
       * @return The first value.
       */
      first: AggregatorFactory((v) => v[0].value),
      /**
       * @return {undefined} Undefined; omits the metric.
       */
      omit: () => {
      },
      /**
       * @return The arithmetic mean of the values.
       */
      average: AggregatorFactory(
        (v) => v.reduce((p, c) => p + c.value, 0) / v.length
      ),
      /**
       * @return The minimum of the values.
       */
      min: AggregatorFactory(
        (v) => v.reduce((p, c) => Math.min(p, c.value), Infinity)
      ),
      /**
       * @return The maximum of the values.
       */
      max: AggregatorFactory(
        (v) => v.reduce((p, c) => Math.max(p, c.value), -Infinity)
      )
    };
  }
});

// ../../../work/main/node_modules/prom-client/lib/cluster.js
var require_cluster = __commonJS({
  "../../../work/main/node_modules/prom-client/lib/cluster.js"(exports, module) {
    "use strict";
    var Registry2 = require_registry();
    var { Grouper } = require_util();
    var { aggregators } = require_metricAggregators();
    var cluster = () => {
      const data = __require("cluster");
      cluster = () => data;
      return data;
    };
    var GET_METRICS_REQ = "prom-client:getMetricsReq";
    var GET_METRICS_RES = "prom-client:getMetricsRes";
    var registries = [Registry2.globalRegistry];
    var requestCtr = 0;
    var listenersAdded = false;
    var requests = /* @__PURE__ */ new Map();
    var AggregatorRegistry = class extends Registry2 {
      constructor(regContentType = Registry2.PROMETHEUS_CONTENT_TYPE) {
        super(regContentType);
        addListeners();
      }
      /**
       * Gets aggregated metrics for all workers. The optional callback and
       * returned Promise resolve with the same value; either may be used.
       * @return {Promise<string>} Promise that resolves with the aggregated
       *   metrics.
       */
      clusterMetrics() {
        const requestId = requestCtr++;
        return new Promise((resolve, reject) => {
          let settled = false;
          function done(err, result) {
            if (settled) return;
            settled = true;
            if (err) reject(err);
            else resolve(result);
          }
          const request = {
            responses: [],
            pending: 0,
            done,
            errorTimeout: setTimeout(() => {
              const err = new Error("Operation timed out.");
              request.done(err);
            }, 5e3)
          };
          requests.set(requestId, request);
          const message = {
            type: GET_METRICS_REQ,
            requestId
          };
          for (const id in cluster().workers) {
            if (cluster().workers[id].isConnected()) {
              cluster().workers[id].send(message);
              request.pending++;
            }
          }
          if (request.pending === 0) {
            clearTimeout(request.errorTimeout);
            process.nextTick(() => done(null, ""));
          }
        });
      }
      get contentType() {
        return super.contentType;
      }
      /**
       * Creates a new Registry instance from an array of metrics that were
       * created by `registry.getMetricsAsJSON()`. Metrics are aggregated using
       * the method specified by their `aggregator` property, or by summation if
       * `aggregator` is undefined.
       * @param {Array} metricsArr Array of metrics, each of which created by
       *   `registry.getMetricsAsJSON()`.
       * @param {string} registryType content type of the new registry. Defaults
       * to PROMETHEUS_CONTENT_TYPE.
       * @return {Registry} aggregated registry.
       */
      static aggregate(metricsArr, registryType = Registry2.PROMETHEUS_CONTENT_TYPE) {
        const aggregatedRegistry = new Registry2();
        const metricsByName = new Grouper();
        aggregatedRegistry.setContentType(registryType);
        metricsArr.forEach((metrics) => {
          metrics.forEach((metric) => {
            metricsByName.add(metric.name, metric);
          });
        });
        metricsByName.forEach((metrics) => {
          const aggregatorName = metrics[0].aggregator;
          const aggregatorFn = aggregators[aggregatorName];
          if (typeof aggregatorFn !== "function") {
            throw new Error(`'${aggregatorName}' is not a defined aggregator.`);
          }
          const aggregatedMetric = aggregatorFn(metrics);
          if (aggregatedMetric) {
            const aggregatedMetricWrapper = Object.assign(
              {
                get: () => aggregatedMetric
              },
              aggregatedMetric
            );
            aggregatedRegistry.registerMetric(aggregatedMetricWrapper);
          }
        });
        return aggregatedRegistry;
      }
      /**
       * Sets the registry or registries to be aggregated. Call from workers to
       * use a registry/registries other than the default global registry.
       * @param {Array<Registry>|Registry} regs Registry or registries to be
       *   aggregated.
       * @return {void}
       */
      static setRegistries(regs) {
        if (!Array.isArray(regs)) regs = [regs];
        regs.forEach((reg) => {
          if (!(reg instanceof Registry2)) {
            throw new TypeError(`Expected Registry, got ${typeof reg}`);
          }
        });
        registries = regs;
      }
    };
    function addListeners() {
      if (listenersAdded) return;
      listenersAdded = true;
      if (cluster().isMaster) {
        cluster().on("message", (worker, message) => {
          if (message.type === GET_METRICS_RES) {
            const request = requests.get(message.requestId);
            if (message.error) {
              request.done(new Error(message.error));
              return;
            }
            message.metrics.forEach((registry) => request.responses.push(registry));
            request.pending--;
            if (request.pending === 0) {
              requests.delete(message.requestId);
              clearTimeout(request.errorTimeout);
              const registry = AggregatorRegistry.aggregate(request.responses);
              const promString = registry.metrics();
              request.done(null, promString);
            }
          }
        });
      }
      if (cluster().isWorker) {
        process.on("message", (message) => {
          if (message.type === GET_METRICS_REQ) {
            Promise.all(registries.map((r) => r.getMetricsAsJSON())).then((metrics) => {
              process.send({
                type: GET_METRICS_RES,
                requestId: message.requestId,
                metrics
              });
            }).catch((error) => {
              process.send({
                type: GET_METRICS_RES,
                requestId: message.requestId,
                error: error.message
              });
            });
          }
        });
      }
    }
    module.exports = AggregatorRegistry;
  }
});

// ../../../work/main/node_modules/prom-client/index.js
var require_prom_client = __commonJS({
  "../../../work/main/node_modules/prom-client/index.js"(exports) {
    "use strict";
    exports.register = require_registry().globalRegistry;
    exports.Registry = require_registry();
    Object.defineProperty(exports, "contentType", {
      configurable: false,
      enumerable: true,
      get() {
        return exports.register.contentType;
      },
      set(value) {
        exports.register.setContentType(value);
      }
    });
    exports.prometheusContentType = exports.Registry.PROMETHEUS_CONTENT_TYPE;
    exports.openMetricsContentType = exports.Registry.OPENMETRICS_CONTENT_TYPE;
    exports.validateMetricName = require_validation().validateMetricName;
    exports.Counter = require_counter();
    exports.Gauge = require_gauge();
    exports.Histogram = require_histogram();
    exports.Summary = require_summary();
    exports.Pushgateway = require_pushgateway();
    exports.linearBuckets = require_bucketGenerators().linearBuckets;
    exports.exponentialBuckets = require_bucketGenerators().exponentialBuckets;
    exports.collectDefaultMetrics = require_defaultMetrics();
    exports.aggregators = require_metricAggregators().aggregators;
    exports.AggregatorRegistry = require_cluster();
  }
});

// src/umpire.ts
import { setInterval as setInterval2 } from "node:timers";

// src/campaign/sheets.ts
var ALWAYS = ["free", "orders"];
var aheadSheet = (key) => `ahead:${key}`;
var keysToCome = (book, env, seat) => book.definition.guide.upcoming(viewOf(book, env, seat)).map(({ key }) => key);
function sheetsOf(book, env, seat) {
  const open = decisionsOf(book, env, seat).map(({ id }) => id);
  return [...ALWAYS, ...open, ...env.over ? [] : keysToCome(book, env, seat).map(aheadSheet)];
}
var openSheets = (book, env) => [
  ...new Set(env.seats.flatMap((seat) => sheetsOf(book, env, seat)))
];
async function readSheet(core, game, person, key) {
  await core.seated(await core.record(game), person, key.seat);
  return core.repository.sheet(game, key);
}
async function keepSheet(core, game, person, key, sheet) {
  const { book, env } = await core.seated(await core.record(game), person, key.seat);
  if (sheet !== null && !sheetsOf(book, env, key.seat).includes(key.decision))
    refuse("stale", "That question is no longer open.");
  await core.repository.keepSheet(game, key, sheet, core.clock.now());
}

// src/campaign/ahead.ts
async function setOrder(turns, asking, name, params) {
  const { seat } = asking;
  await turns.act(asking, (play) => {
    const order = orderOf(play, name);
    const canonical2 = check(order.form, viewOf(play.live.book, play.env, seat), params);
    play.keepOrder(orderRecord(play, seat, name, canonical2, "changed", 0));
  });
}
async function clearOrder(turns, asking, name) {
  const { seat } = asking;
  await turns.act(asking, (play) => {
    if (!play.orders.some((order) => order.seat === seat && order.name === name))
      refuse("no-order", "You have given no such standing order.");
    play.dropOrder(seat, name);
  });
}
function sayAhead(play, seat, said, given) {
  const view = viewOf(play.live.book, play.env, seat);
  for (const { order: name, value } of said) {
    const order = orderOf(play, name);
    const { params, until: until3 } = chosen(order, view, value);
    keep(play, view, order, { params, until: until3, given });
  }
}
async function usePreset(turns, asking, name) {
  await turns.act(asking, (play) => {
    const { book } = play.live;
    const view = viewOf(book, play.env, asking.seat);
    const preset = book.definition.orderPresets?.find((one) => one.name === name) ?? refuse("no-preset", "There are no such orders in this game.");
    for (const [order, params] of Object.entries(preset.orders(view)))
      keep(play, view, orderOf(play, order), { params, until: "changed", given: 0 });
  });
}
function keep(play, view, { name, form }, { params, until: until3, given }) {
  if (params === "none") play.dropOrder(view.seat, name);
  else {
    const canonical2 = params === "ask" ? params : check(form, view, params);
    play.keepOrder(orderRecord(play, view.seat, name, canonical2, until3, given));
  }
}
function chosen({ title, ahead }, view, value) {
  const choice = ahead?.choices(view).find((one) => one.value === value);
  return ahead && choice ? { params: choice.params, until: choice.until ?? ahead.until } : refuse("not-a-choice", `\u201C${title}\u201D: there is no such choice.`);
}
var orderOf = ({ live }, name) => live.book.definition.orders.find((order) => order.name === name) ?? refuse("no-order", "There is no such standing order in this game.");
function orderRecord(play, seat, name, params, until3, given) {
  const { id, turn } = play.phase;
  const ask = params === "ask";
  const end = { phase: until3 === "phase" ? id : null, turn: until3 === "turn" ? turn : null };
  return { seat, name, params: params === "ask" ? {} : params, ask, ...end, given };
}
async function prepare(turns, { key, moves, ahead, sheet, ...asking }) {
  const { seat } = asking;
  await turns.act(asking, (play) => {
    const { book } = play.live;
    const upcoming = book.definition.guide.upcoming(viewOf(book, play.env, seat)).find((one) => one.key === key);
    if (!upcoming) return refuse("stale", "That question is no longer to come: look what is asked now.");
    sayAhead(play, seat, ahead, 0);
    if (sheet) play.sheets.push({ seat, ...sheet });
    play.sheets.push({ seat, decision: aheadSheet(key), left: null });
    if (moves.length === 0) play.dropPrepared(seat, key);
    else
      play.keepPrepared({
        seat,
        key,
        moves: moves.map((move) => planned(play, upcoming, move)),
        facts: upcoming.facts
      });
  });
}
function planned({ live }, { action: name, view }, { action: raw, params }) {
  const action = live.book.actions.get(name);
  if (!action || raw !== name) return refuse("not-a-choice", "That does not answer this question.");
  const why = action.when(view);
  if (why) refuse(why.code, why.text, why.rule);
  return { action: name, params: check(action, view, params) };
}

// src/campaign/clocks.ts
var HOUR = 36e5;
var LEAST_TIME = 10 * 6e4;
var REMIND_AFTER = 0.75;
function clocksAfter(clocks, passage) {
  const { pace, env, phase, now, final } = passage;
  if (pace === null || env.over) return [];
  const waited = awaited(env);
  const earlier = final ? [] : clocks.filter((clock) => clock.phase !== phase).map((clock) => stopped(clock, now));
  const present = env.seats.flatMap((seat) => {
    const clock = clocks.find((one) => one.seat === seat && one.phase === phase);
    if (waited.includes(seat)) return [running(seat, clock, passage, pace * HOUR)];
    return clock ? [stopped(clock, now)] : [];
  });
  return [...earlier, ...present];
}
function stopped(clock, now) {
  const { deadline } = clock;
  return deadline === null ? clock : { ...clock, left: Math.max(0, deadline - now), deadline: null, remind: null };
}
function running(seat, clock, passage, whole) {
  const { phase, now, acted, expired } = passage;
  if (clock && clock.deadline !== null && !expired.has(seat)) return clock;
  const left = clock ? Math.max(stopped(clock, now).left, acted.has(seat) ? 0 : LEAST_TIME) : whole;
  const quarter = lastQuarter(whole);
  return { seat, phase, left, deadline: now + left, remind: left > quarter ? now + left - quarter : null };
}
var lastQuarter = (whole) => Math.ceil(whole * (1 - REMIND_AFTER));
function afterAbsence(clock, pace, { from, to }) {
  const { deadline } = clock;
  if (deadline === null || deadline <= from) return clock;
  const lost = Math.min(deadline - from, to - from, pace * HOUR);
  return until(clock, pace, to + Math.max(deadline - to, lost), to);
}
var withinPace = (clock, pace, now) => clock.deadline === null ? clock : until(clock, pace, Math.min(clock.deadline, now + pace * HOUR), now);
function until(clock, pace, deadline, now) {
  if (deadline === clock.deadline) return clock;
  const remind = clock.remind === null ? null : Math.max(now, deadline - lastQuarter(pace * HOUR));
  return { ...clock, deadline, remind };
}
function firstDeadline(clocks) {
  const deadlines = clocks.flatMap(({ deadline }) => deadline ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
var deadlineOf = (clocks, seat) => firstDeadline(clocks.filter((clock) => clock.seat === seat));
var sameClocks = (before, after2) => before.length === after2.length && before.every((clock) => after2.some((other) => isSame(clock, other)));
var isSame = (a, b) => a.seat === b.seat && a.phase === b.phase && a.left === b.left && a.deadline === b.deadline && a.remind === b.remind;

// src/campaign/reactions.ts
function openMode({ definition }, { options }, env) {
  const ask = openAsk(env);
  return ask && isWindow(ask) ? modeOf(definition.windows, options, ask.window) : "wait-all";
}
function waitedFor(book, record, env) {
  const open = openMode(book, record, env) === "wait-holders";
  return { seats: open ? [] : awaited(env), open };
}
function asksMe(book, env, kept, question) {
  const order = book.definition.orders.find(({ name }) => name === kept.name);
  const { window: window2 } = question;
  return kept.ask ? window2 !== null && (order?.ahead?.windows.includes(window2) ?? false) : order?.asks?.(publicView(book, env), question, kept.params) ?? false;
}
function wantsToBeAsked(book, env, orders, seat) {
  const ask = openAsk(env);
  return ask !== void 0 && isWindow(ask) && orders.some((kept) => kept.seat === seat && asksMe(book, env, kept, { window: ask.window, actions: ask.actions }));
}
function publicDeadline({ book, record, env, clocks }) {
  const { seats } = waitedFor(book, record, env);
  return firstDeadline(clocks.filter(({ seat }) => seats.includes(seat)));
}
function canReact(book, env, seat) {
  const ask = openAsk(env);
  if (!ask || !isWindow(ask)) return false;
  return ask.actions.some((name) => {
    const action = book.actions.get(name);
    if (!action || name === ask.pass) return false;
    const why = whyBlocked(book, env, { seat, decision: String(ask.id), action: name });
    return why === null && blocked(action, viewOf(book, env, seat)) === null;
  });
}
function newReactions(book, { options }, before, after2, seat) {
  const { windows, orders } = book.definition;
  if (orders.length === 0 || after2.over) return [];
  return windows.flatMap((window2) => {
    if (modeOf(windows, options, window2.name) !== "standing-only") return [];
    if (orders.some(({ ahead }) => ahead?.windows.includes(window2.name))) return [];
    const had = before ? [...window2.plays(viewOf(book, before, seat))] : [];
    const got = window2.plays(viewOf(book, after2, seat)).filter((play) => {
      const at = had.indexOf(play);
      if (at >= 0) had.splice(at, 1);
      return at < 0;
    });
    const where = `(${window2.title}): nobody is asked then, so give a standing order if you want to use it.`;
    return [...new Set(got)].map((play) => `**${play}** ${where}`);
  });
}

// src/campaign/settling.ts
var MOST_ANSWERS = 500;
function settle(play, goesOn = () => true) {
  for (let done = 0; done < MOST_ANSWERS; done++) {
    if (!goesOn() || play.env.over) return;
    if (!byOrder(play) && !byPreparedAnswer(play) && !byPass(play)) return;
  }
  throw new Error(`standing orders of ${play.live.record.id} answer each other without end`);
}
function byOrder(play) {
  if (play.orders.every(({ ask }) => ask)) return false;
  const first = openAsk(play.env)?.seats ?? [];
  return [.../* @__PURE__ */ new Set([...first, ...play.env.seats])].some((seat) => ordersAnswer(play, seat));
}
function ordersAnswer(play, seat) {
  const orders = inListedOrder(play, play.orders, seat);
  if (orders.length === 0) return false;
  return unanswered(play, seat).some((decision) => {
    const asked = orders.findIndex((order) => asksMe(play.live.book, play.env, order, decision));
    const answering = asked < 0 ? orders : orders.slice(0, asked);
    return answering.some((order) => !order.ask && takesOrder(play, order, decision));
  });
}
function inListedOrder(play, orders, seat) {
  const own = orders.filter((order) => order.seat === seat);
  return own.length < 2 ? own : play.live.book.definition.orders.flatMap(({ name }) => own.filter((order) => order.name === name));
}
var unanswered = (play, seat) => play.decisions(seat).filter((d) => d.owed && !d.answered || d.invited);
function takesOrder(play, { seat, name, params }, decision) {
  const { book } = play.live;
  const order = book.definition.orders.find((one) => one.name === name);
  const move = order?.decide(viewOf(book, play.env, seat), decision, params);
  return move ? play.tryTake({ kind: "order", person: null, seat, decision: decision.id, ...move }) : false;
}
function byPreparedAnswer(play) {
  return play.prepared.some((answer) => {
    const decision = play.decisions(answer.seat).find((d) => d.owed && !d.answered && isMeant(play, answer, d));
    return decision !== void 0 && takesPrepared(play, answer, decision);
  });
}
function isMeant({ live: { book }, env }, { seat, key, facts }, decision) {
  const premise = book.definition.guide.prepared(viewOf(book, env, seat), decision);
  return premise?.key === key && premise.facts.join("\n") === facts.join("\n");
}
function takesPrepared(play, { seat, key, moves }, decision) {
  const mark = play.mark();
  try {
    for (const [i, move] of moves.entries())
      play.take({ kind: "order", person: null, seat, decision: i === 0 ? decision.id : null, ...move });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (!play.advances.slice(mark.rows).some(({ reveals }) => reveals)) {
      play.back(mark);
      return false;
    }
  }
  play.dropPrepared(seat, key);
  return true;
}
function byPass(play) {
  const { live, env, mode } = play;
  const ask = openAsk(env);
  if (!ask || !isWindow(ask) || mode === "wait-all") return false;
  for (const seat of awaited(env)) {
    if (mode === "wait-holders" ? canReact(live.book, env, seat) : wantsToBeAsked(live.book, env, play.orders, seat))
      continue;
    const pass = { seat, decision: String(ask.id), action: ask.pass, params: {} };
    const computer = live.members.some((member) => member.seat === seat && member.bot);
    if (!computer || !reacts(play, seat, pass.decision)) play.take({ kind: "default", person: null, ...pass });
    return true;
  }
  return false;
}
function reacts(play, seat, decision) {
  const { live, env, dice } = play;
  if (!dice) return false;
  try {
    const input = botInput(live.book, env, seat, dice);
    return input?.decision === decision && play.tryTake(input);
  } catch (error) {
    play.failures.push(error);
    return false;
  }
}
function answerByDefault(play, seat) {
  const { book } = play.live;
  for (let more = true; more; ) {
    const decision = play.decisions(seat).find(({ owed, kind }) => owed && kind !== "offer");
    if (!decision) return;
    const answer = book.definition.defaultAnswer(viewOf(book, play.env, seat), decision);
    const { action, params } = answer;
    play.take({ kind: "default", person: null, seat, decision: decision.id, action, params });
    more = answer.more ?? false;
  }
}
function botInput(book, env, seat, dice) {
  for (const decision of decisionsOf(book, env, seat)) {
    if (decision.owed ? decision.answered !== null : !decision.invited) continue;
    const move = book.definition.bot(viewOf(book, env, seat), decision, dice);
    if (!move) continue;
    const answers = decision.actions.includes(move.action);
    return { kind: "bot", person: null, seat, decision: answers ? decision.id : null, ...move };
  }
  return null;
}

// src/campaign/rows.ts
var MOST_ENDS = 20;
function takeRows(play, actor, rows, manner) {
  const pass = { play, actor, ...manner };
  const taken = [];
  let stands = false;
  for (const row of rows) {
    const last = taken.at(-1)?.state;
    const over = last === "refused" || last === "later" || manner.halts && stands;
    const outcome = over ? later(row) : takeRow(pass, row, stands);
    stands ||= outcome.state === "stops";
    taken.push(outcome);
  }
  return { rows: taken, stands };
}
var later = ({ text, move }) => ({ line: text, move, state: "later", refused: null, told: [] });
function takeRow({ play, actor, trial }, row, stopped2) {
  const mark = play.mark();
  let advance;
  try {
    advance = possibly(play, actor, row);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (stopped2 && anotherComesFirst(play, actor, error)) return later(row);
    return { line: row.text, move: row.move, state: "refused", refused: plainly(error), told: [] };
  }
  const stops = stopsAt(play, advance) || asksItself(play, actor, row);
  const { line, move } = canonicalRow(play, advance);
  const shown2 = trial && !advance.reveals ? play.advances.slice(mark.rows) : [];
  const told = shown2.flatMap((one) => toldTo(play.live.book, one, actor.seat));
  if (stops && trial) play.back(mark);
  else if (stops) letOthersAnswer(play, actor);
  return { line, move, state: stops ? "stops" : "possible", refused: null, told };
}
function anotherComesFirst(play, { seat }, { code }) {
  const { env } = play;
  const ask = openAsk(env);
  const reacts2 = ask !== void 0 && isWindow(ask);
  const isElsewhere = reacts2 || !awaited(env).includes(seat) || isAskedElse(play, seat);
  return isElsewhere && ["not-asked", "not-now"].includes(code);
}
function isAskedElse(play, seat) {
  const open = play.decisions(seat).filter(({ owed, answered }) => owed && !answered);
  return open.length > 0 && !open.some(({ actions }) => actions.some((name) => isOfStep(play, name)));
}
function isOfStep({ live }, name) {
  const action = live.book.actions.get(name);
  return action !== void 0 && (action.menu !== null || action.ends);
}
var asksItself = (play, { seat }, { move }) => (play.live.book.actions.get(move.action)?.menu ?? null) !== null && isAskedElse(play, seat);
function possibly(play, actor, row) {
  try {
    return doRow(play, actor, row);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const end of endsOffered(play, actor)) {
      const advance = afterEnding(play, actor, end, row);
      if (advance) return advance;
    }
    throw error;
  }
}
function doRow(play, { person, seat }, row) {
  const read = row.read(play);
  const advance = play.take({ kind: "act", person, seat, ...read });
  if (read.decision !== null) play.sheets.push({ seat, decision: read.decision, left: null });
  return advance;
}
function afterEnding(play, actor, end, row) {
  const mark = play.mark();
  try {
    if (!stopsAt(play, play.take(end))) return doRow(play, actor, row);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  play.back(mark);
  return null;
}
function endsOffered(play, { person, seat }) {
  const { book } = play.live;
  const decision = play.decisions(seat).find(({ owed, answered }) => owed && !answered);
  const view = viewOf(book, play.env, seat);
  return (decision?.actions ?? []).flatMap((name) => {
    const action = book.actions.get(name);
    const params = action?.ends ? leftOpen(action, view) : null;
    return params ? [{ kind: "act", person, seat, decision: decision?.id ?? null, action: name, params }] : [];
  });
}
function leftOpen(action, view) {
  try {
    return completed(action, view, {}, {});
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
function endSteps(play, actor) {
  const { id } = play.phase;
  for (let ended2 = 0; ended2 < MOST_ENDS && !play.env.over && play.phase.id === id; ended2++) {
    if (!endsOffered(play, actor).some((end) => play.tryTake(end))) return ended2 > 0;
    letOthersAnswer(play, actor);
  }
  return true;
}
var stopsAt = ({ env, mode }, { reveals, asks }) => reveals || asks !== "nobody" || env.over !== null || mode !== "wait-all";
var letOthersAnswer = (play, { seat }) => settle(play, () => play.mode !== "wait-all" || !awaited(play.env).includes(seat));
function canonicalRow({ live: { book }, rows }, { action, params, seq }) {
  const move = { action, params };
  const regardless = rows.find((row) => row.seq === seq)?.regardless ? "regardless: " : "";
  return { line: `${regardless}${inNotation(book.actions, move)}`, move };
}
var plainly = ({ code, text, rule }) => rule === void 0 ? { code, text } : { code, text, rule };
var moveRow = (actions, seat, move, decision) => ({
  text: inNotation(actions, move),
  move,
  read: (play) => ({ ...move, decision: decisionFor(play, seat, move, decision) })
});
function inNotation(actions, { action: name, params }) {
  const action = actions.get(name);
  try {
    return action ? print(action, params) : name;
  } catch {
    return action?.title ?? name;
  }
}
function decisionFor(play, seat, { action, params }, wanted) {
  const given = { ...params };
  const open = play.decisions(seat).filter(({ actions }) => actions.includes(action));
  const meant = open.filter(({ preset }) => Object.entries(preset).every(([name, value]) => given[name] === value));
  return (meant.find(({ id }) => id === wanted) ?? meant[0])?.id ?? null;
}

// src/campaign/batch-orders.ts
var MOST_LINES = 100;
var REGARDLESS = /^regardless:\s*/i;
function linesIn(lines2) {
  const written = lines2.map((text, i) => ({ number: i + 1, text: text.trim() })).filter(({ text }) => text !== "");
  if (written.length === 0) refuse("empty", "There is no order in it: write one order a line.");
  if (written.length > MOST_LINES) refuse("too-many", `At most ${MOST_LINES} orders can be given at once.`);
  return written;
}
var writtenRow = (seat, { text }) => ({
  text,
  move: { action: "", params: {} },
  read: (play) => readOrder(play, seat, text)
});
function checkedLine(actions, number, { line, move, state, refused }) {
  const action = actions.get(move.action);
  const possible = state === "stops" ? "possible" : state;
  return { number, line, move: action ? move : null, state: possible, refused, confirm: action?.confirm ?? null };
}
function readOrder(play, seat, text) {
  const { env, live } = play;
  const order = namedIn(live.book, env, seat, text.replace(REGARDLESS, ""));
  const params = naming(order.action, () => paramsIn(live.book, env, seat, order));
  const { name } = order.action;
  const decision = decisionFor(play, seat, { action: name, params }, null);
  return { action: name, params, decision, regardless: REGARDLESS.test(text) };
}
function naming(action, read) {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refused ? about(action, error) : error;
  }
}
function about({ title }, { code, text, rule }) {
  const sentence = text.includes(title) ? text : `\u201C${title}\u201D: ${text}`;
  return new Refused(rule === void 0 ? { code, text: sentence } : { code, text: sentence, rule });
}

// src/campaign/halting.ts
var isDone = ({ state }) => state === "possible" || state === "stops";
function haltOf(play, seat, rows) {
  if (rows.every(isDone)) return null;
  if (rows.some(({ state }) => state === "refused")) return { why: "refused", seats: [] };
  if (play.env.over) return { why: "over", seats: [] };
  return waitOf(play, seat) ?? { why: "brought", seats: [] };
}
function unendedFor(play, seat) {
  const ask = openAsk(play.env);
  const isIn = ask !== void 0 && (isWindow(ask) || isAskedElse(play, seat));
  return isIn ? waitOf(play, seat) : null;
}
function waitOf(play, seat) {
  const { live, env } = play;
  const { seats, open } = waitedFor(live.book, live.record, env);
  if (open || !awaited(env).includes(seat))
    return { why: "others", seats: seats.map((one) => seatInText(live.record, live.book, one)) };
  return isAskedElse(play, seat) ? { why: "asked", seats: [] } : null;
}

// src/campaign/offer-post.ts
var OVER = "It is no longer open.";
var TAKEN_BACK = "Taken back.";
var slotOf = (offer) => `offer:${offer}`;
var offerRow = (record, payload) => ({
  destination: channelOf(record),
  slot: slotOf(payload.offer),
  payload: { kind: "offer", ...payload }
});
function openOffers(book, env) {
  const { publicOffers } = book.definition;
  return publicOffers && !env.over ? publicOffers.open(publicView(book, env)) : [];
}
function offersAsTheyAre({ record, book, env }) {
  const phase = phaseOf(book, env).id;
  return openOffers(book, env).map(
    ({ id, text }) => offerRow(record, { offer: id, phase, text, result: null, struck: false })
  );
}
var offersClosed = (standing, result) => offersAsTheyAre(standing).map(
  (row) => row.payload.kind === "offer" ? { ...row, payload: { ...row.payload, result } } : row
);
function endedOffers({ record, book, before, after: after2, advances, back }) {
  if (!before || back) return [];
  const open = new Set(openOffers(book, after2).map(({ id }) => id));
  const results = resultsIn(book, advances);
  const phase = phaseOf(book, before).id;
  return openOffers(book, before).filter(({ id }) => !open.has(id)).map(
    ({ id, text }) => offerRow(record, { offer: id, phase, text, result: results.get(id) ?? OVER, struck: false })
  );
}
function resultsIn({ definition, content }, advances) {
  const happenings = advances.flatMap((advance) => advance.happenings);
  const ends = happenings.flatMap((happening) => {
    const event = happening.kind === "event" ? happening.event : null;
    return (event && definition.publicOffers?.ended(event, content)) ?? [];
  });
  return new Map(ends.map(({ id, result }) => [id, result]));
}
function changedOffers({ record, book, before, after: after2, back }) {
  const face = ({ awaits, text }) => JSON.stringify([awaits, text]);
  const was = new Map((before ? openOffers(book, before) : []).map((offer) => [offer.id, face(offer)]));
  const are = new Map(openOffers(book, after2).map((offer) => [offer.id, face(offer)]));
  const changed2 = offersAsTheyAre({ record, book, env: after2 }).filter(
    ({ payload }) => payload.kind === "offer" && was.get(payload.offer) !== are.get(payload.offer)
  );
  const struck = (back?.offers ?? []).map(({ kind: _, ...offer }) => offerRow(record, { ...offer, struck: true }));
  return [...struck, ...changed2];
}
async function offersMade(outbox, game, ids) {
  const found = await Promise.all(ids.map((id) => outbox.payloadOf(game, slotOf(id))));
  return found.flatMap((payload) => payload?.kind === "offer" && !payload.struck ? [payload] : []);
}
function offerPost(standing, { offer: id, text, result, struck }) {
  if (struck) return { text: [`${text.replaceAll(/[^\n]+/g, "~~$&~~")}
${TAKEN_BACK}`], controls: [] };
  if (result !== null) return { text: [`${text}
${result}`], controls: [] };
  const open = standing ? openOffers(standing.book, standing.env).find((offer) => offer.id === id) : void 0;
  if (!standing || !open) return { text: [text], controls: [] };
  return { text: [open.text, "\n", ...stateOf(standing, open)], controls: controlsOf(standing.book, id) };
}
function stateOf({ record, book, members }, { seats, from, awaits }) {
  const names = (list) => list.flatMap((seat, i) => [i === 0 ? "" : ", ", ...whoPlays(record, book, members, seat)]);
  const accepted = seats.filter((seat) => seat !== from && !awaits.includes(seat));
  return [
    ...accepted.length > 0 ? ["Accepted by ", ...names(accepted), ". "] : [],
    "Waiting on ",
    ...names(awaits),
    "."
  ];
}
function controlsOf({ definition }, offer) {
  const own = definition.publicOffers?.buttons ?? [];
  const counter = definition.guide.counter ? [{ action: null, label: "Counter\u2026" }] : [];
  return [...own, ...counter].map(({ action, label }) => ({ kind: "offer", offer, action, label }));
}

// src/campaign/live-post.ts
function chronicle(a) {
  const is = phaseOf(a.book, a.after);
  const entries = entriesOf2(a, is);
  if (a.back) return reopened(a, a.back, is, entries);
  const open = a.post?.open ? a.post : null;
  if (open?.phase === is.id && !a.after.over) {
    const grown = entries.length > 0 ? [withLines(open, entries, is)] : [];
    return { posts: grown, pictures: picturesIn(open.number, entries) };
  }
  const next = entries.findIndex(({ phase }) => phase.id !== open?.phase);
  const own = next < 0 ? entries : entries.slice(0, next);
  const rest = next < 0 ? [] : entries.slice(next);
  const was = open ? [{ ...withLines(open, own, own[0]?.phase ?? is), open: false }] : [];
  const fresh = a.after.over ? epilogue(a, rest) : [opened(a.record, a.post, is, { entries: rest, chain: chainAt(a, is) })];
  const pictures = [
    ...was.flatMap(({ number }) => picturesIn(number, own)),
    ...fresh.flatMap(({ number }) => picturesIn(number, rest))
  ];
  return { posts: [...was, ...fresh], pictures };
}
function entriesOf2({ book, rows, advances }, is) {
  return rows.flatMap(({ seq, told }) => {
    const advance = advances.find((one) => one.seq === seq);
    if (!advance) return told.map((line) => ({ seq, phase: is, told: line, picture: null }));
    return advance.happenings.flatMap((happening) => entryOf(book, seq, happening) ?? []);
  });
}
function entryOf({ definition, content }, seq, h) {
  if (h.kind === "lapsed") return null;
  const { phase } = h;
  if (h.kind === "event") {
    const told = h.event ? definition.describePublic(h.event, content) : null;
    return told === null ? null : { seq, phase, told, picture: null };
  }
  const { caption, scene } = h;
  return scene ? { seq, phase, told: null, picture: { caption, scene } } : null;
}
var withLines = (post, entries, is) => ({
  ...post,
  lines: [...post.lines, ...entries.flatMap((entry) => lineOf(entry, is) ?? [])]
});
function lineOf({ seq, phase, told }, is) {
  if (told === null) return null;
  const name = phase.turn === is.turn ? phase.name : phaseTitle(phase);
  return { seq, text: told, under: phase.id === is.id ? null : name, struck: false };
}
var picturesIn = (number, entries) => entries.flatMap(({ seq, picture }) => picture ? [{ number, seq, ...picture }] : []);
var titleOf = (record, phase) => `${record.name} \xB7 ${phaseTitle(phase)}`;
function chainAt({ book, before, rows }, is) {
  if (before && phaseOf(book, before).turn === is.turn) return null;
  return shortHash(rows.at(-1)?.hash);
}
var SHOWN = 16;
var shortHash = (hash) => hash?.slice(0, SHOWN) ?? null;
function opened(record, last, phase, { entries = [], chain = null } = {}) {
  const number = (last?.number ?? 0) + 1;
  const title = titleOf(record, phase);
  const post = { game: record.id, number, phase: phase.id, title, chain, lines: [], open: true };
  return withLines(post, entries, phase);
}
function epilogue({ record, post }, entries) {
  const last = entries.at(-1);
  return last ? [{ ...opened(record, post, last.phase, { entries }), open: false }] : [];
}
function reopened(a, back, is, entries) {
  const struck = back.posts.map((post) => strike(post, back.to));
  const last = a.post ? strike(a.post, back.to) : opened(a.record, null, is);
  const newest = withLines({ ...last, phase: is.id, title: titleOf(a.record, is), open: true }, entries, is);
  const seq = a.rows.at(-1)?.seq ?? a.after.seq;
  const board = back.pictured ? [{ number: newest.number, seq, ...boardOf(a, is) }] : [];
  return { posts: [...struck, newest], pictures: board, dropPictures: back.to };
}
function boardOf({ book, after: after2, members }, phase) {
  const caption = phaseTitle(phase);
  return { caption, scene: book.definition.board(publicView(book, after2), { caption, names: namesOf(members) }) };
}
var strike = (post, from) => ({
  ...post,
  lines: post.lines.map((line) => line.seq >= from ? { ...line, struck: true } : line)
});
async function takenBack(repository, game, newest, { to, end }) {
  const ids = Array.from({ length: end - to }, (_, i) => offerId(to + i));
  const offers = await offersMade(repository.outbox, game, ids);
  const posts = [];
  let pictured = newest !== null && await shows(repository, newest, to);
  for (let number = (newest?.number ?? 0) - 1; number > 0; number--) {
    const post = await repository.livePost(game, number);
    const shown2 = post !== null && await shows(repository, post, to);
    if (!shown2 && !post?.lines.some((line) => line.seq >= to)) break;
    posts.unshift(post);
    pictured ||= shown2;
  }
  return { to, posts, pictured, offers };
}
var shows = async (repository, { game, number }, from) => (await repository.pictures(game, number)).some((picture) => picture.seq >= from);
function refreshed(standing, newest) {
  const { record, book, members, env } = standing;
  const post = newest?.open ? newest : opened(record, newest, phaseOf(book, env));
  return {
    outbox: [liveRow(record, post.number), ...offersAsTheyAre(standing), ...personsOf(members).map(seatsRow)],
    ...post === newest ? {} : { posts: [post] }
  };
}
function closed(record, newest, members) {
  const persons = personsOf(members).map(seatsRow);
  if (!newest?.open) return { outbox: newest ? persons : [] };
  return { posts: [{ ...newest, open: false }], outbox: [liveRow(record, newest.number), ...persons] };
}
var personsOf = (members) => [
  ...new Set(members.flatMap(({ person, bot, seat }) => bot || seat === null ? [] : [person]))
];

// src/campaign/ending.ts
function resultPost({ record, book, members, after: after2, rows }, result) {
  const { lines: lines2 } = book.definition.guide.standings(publicView(book, after2));
  const standings = lines2.length > 0 ? lines2.join("\n") : scoresText(record, book, result);
  return single(channelOf(record), {
    ...blank,
    title: `${record.name}: the campaign is over`,
    text: [
      ...victoriesText(record, book, members, result),
      `
${standings}

-# Whole log \`${shortHash(rows.at(-1)?.hash)}\`. ${diceLine(record)}`
    ],
    ping: personsOf(members)
  });
}
function victoriesText(record, book, members, { victories }) {
  return victories.flatMap(({ title, seats }) => {
    const who = seats.flatMap((seat, i) => [i === 0 ? "" : " and ", ...whoPlays(record, book, members, seat)]);
    const end = seats.length > 1 ? " share the victory.\n" : ".\n";
    return [`**${title}**: `, ...seats.length === 0 ? ["nobody"] : who, end];
  });
}
var scoresText = (record, book, { scores }) => Object.entries(scores).sort(([, a], [, b]) => b - a).map(([seat, score]) => `${seatName(record, book, seat)} ${score}`).join(" \xB7 ");
var diceLine = ({ commitment, secret }) => `Dice: commitment \`${commitment.slice(0, 12)}\u2026\`, secret \`${secret}\`; check them with \`/game export\` and \`umpire verify\`.`;

// src/campaign/live-text.ts
var ROOM = 3e3;
var MOST_ANSWERS2 = 3;
var NO_DEAL = "No deals this turn.";
var shownOf = (pictures) => pictures.filter(({ scene }, i) => scene.stays || i === pictures.length - 1);
function livePost(standing, post, pictures, talked = false) {
  const lines2 = linesText(post.lines);
  const head = post.chain === null ? "" : `-# Log so far \`${post.chain}\`
`;
  const told = lines2 !== "" || pictures.length > 0;
  const shown2 = { title: post.title, pictures: shownOf(pictures), told };
  if (!standing || !post.open) {
    const left = lines2 === "" && talked ? NO_DEAL : lines2;
    return { ...shown2, text: [head + left], controls: [], thread: null, open: false, stage: "" };
  }
  const { record, book, env } = standing;
  const phase = phaseOf(book, env);
  const foot = footOf(standing);
  return {
    ...shown2,
    text: lines2 === "" ? [head, ...foot] : [head + lines2, "\n\n", ...foot],
    controls: controlsOf2(standing),
    thread: phase.talk ? { phase: phase.id, name: `${record.name} \xB7 ${phaseTitle(phase)}`.slice(0, 100) } : null,
    open: true,
    stage: `${openAsk(env)?.id} ${post.lines.length}`
  };
}
var presentFace = (standing) => JSON.stringify([footOf(standing), controlsOf2(standing)]);
function footOf(standing) {
  const { book, env } = standing;
  const { guide } = book.definition;
  const view = publicView(book, env);
  const facts = [standingsLead(phaseOf(book, env), guide.standings(view)), ...guide.notice(view)].filter(
    (line) => line !== ""
  );
  const above = facts.map((line) => `${line}
`).join("");
  return [...above === "" ? [] : [above], ...waitingText(standing)];
}
function waitingText({ record, book, members, env, clocks }) {
  const { seats, open } = waitedFor(book, record, env);
  if (open) return ["Waiting on whoever can react."];
  if (seats.length === 0) return ["Nobody has to answer now."];
  const who = seats.flatMap((seat, i) => [i === 0 ? "" : ", ", ...whoPlays(record, book, members, seat)]);
  return [
    "Waiting on ",
    ...who,
    ...until2(clocks.filter(({ seat }) => seats.includes(seat))),
    ".",
    ...count(env, seats)
  ];
}
function until2(clocks) {
  const deadlines = clocks.flatMap(({ deadline }) => deadline ?? []);
  if (deadlines.length === 0) return [];
  return [`; the default action is taken <t:${Math.floor(Math.min(...deadlines) / 1e3)}:R>`];
}
function count(env, seats) {
  const asked = openAsk(env)?.seats.length ?? 0;
  const answered = asked - seats.length;
  return asked > 1 && answered > 0 ? [` ${answered} of ${asked} ${answered === 1 ? "has" : "have"} answered.`] : [];
}
var controlsOf2 = (standing) => [
  { kind: "act", seat: null, label: "My seat" },
  ...openAnswers(standing),
  { kind: "map", label: "Map" }
];
function openAnswers({ book, record, env }) {
  const ask = openAsk(env);
  const [first = [], ...others] = waitedFor(book, record, env).seats.map((seat) => openLabels(book, env, seat));
  const common = first.filter((label) => others.every((labels) => labels.includes(label)));
  return ask ? common.slice(0, MOST_ANSWERS2).map((label) => ({ kind: "answer", decision: String(ask.id), label })) : [];
}
function openLabels(book, env, seat) {
  const owed = decisionsOf(book, env, seat).find((decision) => decision.owed);
  const shortcuts = owed ? book.definition.guide.shortcuts(viewOf(book, env, seat), owed) : [];
  return shortcuts.flatMap(({ open, label }) => open ? [label] : []);
}
function linesText(lines2) {
  const texts = lines2.map(lineText);
  let from = texts.length;
  for (let room = ROOM; from > 0; from--) {
    room -= (texts[from - 1]?.length ?? 0) + 1;
    if (room < 0) break;
  }
  const earlier = from === 0 ? [] : [`-# ${from} earlier ${from === 1 ? "line" : "lines"}: \`/game log\``];
  const shown2 = texts.slice(from).flatMap((text, i) => [...headingOf(lines2, from + i, from), text]);
  return [...earlier, ...shown2].join("\n");
}
function headingOf(lines2, at, first) {
  const under = lines2[at]?.under ?? null;
  const was = at === first ? null : lines2[at - 1]?.under;
  if (under === was) return [];
  return [under === null ? "" : `**${under}**`];
}
function lineText({ text, struck }) {
  const fits = text.length < ROOM / 2 ? text : `${text.slice(0, ROOM / 2).trimEnd()}\u2026`;
  return struck ? fits.replaceAll(/[^\n]+/g, "~~$&~~") : fits;
}

// src/campaign/news.ts
var MOST = 10;
function newsAfter(a) {
  const changed2 = a.after.seats.flatMap((seat) => {
    const had = a.news[seat] ?? [];
    const has = newsOf(a, seat, had);
    return JSON.stringify(had) === JSON.stringify(has) ? [] : [[seat, has]];
  });
  return Object.fromEntries(changed2);
}
function newsOf(a, seat, had) {
  const own = a.rows.some((row) => row.seat === seat && (row.kind === "act" || row.kind === "rewind"));
  const lines2 = a.advances.flatMap((advance) => privateLines(a.book, advance, seat));
  return [...own ? [] : had, ...lines2, ...reactionsGot(a, seat)].slice(-MOST);
}
function privateLines(book, { happenings }, seat) {
  return happenings.flatMap((happening) => {
    if (happening.kind === "lapsed" && happening.seat === seat)
      return "What you had answered is no longer possible: please answer again.";
    const secret = happening.kind === "event" ? happening.secrets[seat] : void 0;
    const line = secret ? book.definition.describePrivate(secret, book.content) : null;
    return line ?? [];
  });
}
var reactionsGot = ({ book, record, before, after: after2, back }, seat) => back || before?.hands[seat] === after2.hands[seat] ? [] : newReactions(book, record, before, after2, seat);

// src/campaign/seat-message.ts
function personsToShow(a, told) {
  const seats = a.after.seats.filter((seat) => told.includes(seat) || pageChanges(a, seat));
  return [...new Set(seats.flatMap((seat) => holders(a.members, seat).map(({ person }) => person)))];
}
function pageChanges({ book, before, after: after2 }, seat) {
  if (!before || after2.over || phaseOf(book, before).id !== phaseOf(book, after2).id) return true;
  const asked = (env) => JSON.stringify(decisionsOf(book, env, seat));
  const [had, has] = [before.hands[seat], after2.hands[seat]];
  return asked(before) !== asked(after2) || had !== has && JSON.stringify(had) !== JSON.stringify(has);
}
async function seatMessage(core, game, person) {
  const record = await core.record(game);
  if (record.status !== "running") return null;
  const live = await core.begun(record);
  const mine = live.env.seats.filter((seat) => holders(live.members, seat).some((member) => member.person === person));
  if (mine.length === 0) return null;
  const open = new Map(mine.map((seat) => [seat, decisionsOf(live.book, live.env, seat).filter(isWait)]));
  const notified = await core.repository.notified(game, person);
  const waits2 = await waitsOf(core, live, [...open.values()].flat());
  return { game, person, seats: inOrder(live, open), wait: known(waits2, notified), notified };
}
var isWait = ({ owed, invited }) => owed || invited;
function inOrder({ env }, open) {
  const acting = openAsk(env)?.seats ?? [];
  const rank = (seat) => {
    const waits2 = open.get(seat) ?? [];
    if (waits2.some(({ owed }) => owed)) return acting.indexOf(seat);
    return acting.length + (waits2.length > 0 ? 0 : 1);
  };
  return [...open.keys()].sort((a, b) => rank(a) - rank(b));
}
async function waitsOf(core, { record, env }, waits2) {
  const owed = waits2.find((decision) => decision.owed);
  const since = owed ? env.seq - Number(owed.id) : 0;
  const rows = since > 0 ? await core.repository.log(record.id, { last: since }) : [];
  return waits2.map((decision) => `${decision.seat} ${decision.id}${after(rows, decision)}`);
}
function after(rows, { seat, id }) {
  const answer = rows.findLast((row) => row.seat === seat && row.decision === id);
  return answer ? ` after ${answer.seq}` : "";
}
var BETWEEN = ", ";
function known(waits2, notified) {
  if (waits2.length === 0) return null;
  const told = notified?.split(BETWEEN) ?? [];
  return notified !== null && waits2.every((wait) => told.includes(wait)) ? notified : waits2.join(BETWEEN);
}

// src/campaign/announce.ts
function announce(a) {
  const told = chronicle(a);
  const news = newsAfter(a);
  const persons = personsToShow(a, Object.keys(news));
  return { ...told, news, outbox: [...postRows(a, told), ...persons.map(seatsRow), ...ending(a)] };
}
function postRows(a, { posts }) {
  const { record, post } = a;
  const rows = posts.map(({ number }) => liveRow(record, number));
  if (posts.length === 0 && post?.open && looksDifferent(a)) rows.push(liveRow(record, post.number));
  const at = posts.filter(({ open }) => !open).length;
  return [...rows.slice(0, at), ...endedOffers(a), ...threadEnd(a), ...rows.slice(at), ...changedOffers(a)];
}
function looksDifferent({ before, after: after2, ...rest }) {
  if (before === null) return true;
  const waits2 = (env) => JSON.stringify(waitedFor(rest.book, rest.record, env));
  const face = (env) => presentFace({ ...rest, env });
  return waits2(before) !== waits2(after2) || face(before) !== face(after2);
}
function threadEnd({ record, book, before, after: after2, back }) {
  const was = before && phaseOf(book, before);
  const left = was && (after2.over !== null || phaseOf(book, after2).id !== was.id);
  if (!left || !was.talk || back) return [];
  return [{ destination: channelOf(record), slot: null, payload: { kind: "close-thread", phase: was.id } }];
}
var ending = (a) => a.after.over && !a.before?.over ? [resultPost(a, a.after.over)] : [];

// src/campaign/earlier-state.ts
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
var TURN = 50;
async function logEnd(repository, { record, recent }) {
  const { id, rules } = record;
  const kept = await repository.checkpoint(id, recent.at(-1)?.input ?? 0);
  if (kept) {
    const [last, ...rows] = await repository.log(id, { from: kept.seq - 1 });
    if (last?.seq === kept.seq - 1 && last.state === textHash(kept.state))
      return { before: readState(kept.state, rules), rows };
  }
  return { before: null, rows: sinceOrigin(await wholeLog(repository, id)) };
}
async function stateBefore(live, { before, rows }, seq) {
  if (before?.seq === seq) return before;
  let done = 0;
  for (const { state } of replayed(live.book, rows, live.record.secret, before)) {
    if (state.seq === seq) return state;
    if (++done % TURN === 0) await yieldToEventLoop();
  }
  throw new Error(`the log of ${live.record.id} does not lead to row ${seq}`);
}

// src/campaign/outcome.ts
function outcomeOf(play, interaction, by) {
  const { live: before, env, rows, advances, snapshot, now } = play;
  const { record, book } = before;
  const prepared = play.prepared.filter((answer) => isToCome(book, env, answer));
  const clocks = clocksOf(play);
  const moved = {
    ...before,
    env,
    orders: play.orders,
    prepared,
    clocks: clocks.map((clock) => ({ game: record.id, ...clock })),
    chain: snapshot?.chain ?? before.chain,
    acted: [.../* @__PURE__ */ new Set([...before.acted, ...actorsOf(play)])],
    recent: recentRows(before.recent, rows)
  };
  const told = rows.length > 0 ? announce(announcement(before, moved, { advances, rows })) : { ...NOTHING, outbox: shownAnew(play, by) };
  const change = {
    game: record.id,
    interaction,
    ...snapshot ? { rows, state: { from: before.env.seq, to: snapshot } } : {},
    ...told,
    ...sameClocks(before.clocks, clocks) ? {} : { clocks },
    ...env.over ? { set: { status: "over", ended: now }, result: env.over } : {},
    orders: changed(before.orders, play.orders, (a, b) => a.seat === b.seat && a.name === b.name),
    prepared: changed(before.prepared, prepared, (a, b) => a.seat === b.seat && a.key === b.key),
    sheetsFor: openSheets(book, env),
    sheets: play.sheets,
    at: now
  };
  return { change, live: { ...moved, ...afterTelling(before, told) } };
}
function shownAnew({ live, orders, prepared }, by) {
  const said = [...differing(live.orders, orders), ...differing(live.prepared, prepared)];
  const persons = new Set(said.flatMap(({ seat }) => holders(live.members, seat).map(({ person }) => person)));
  return [...persons].filter((person) => person !== by).map(seatsRow);
}
var differing = (a, b) => [
  ...a.filter((one) => !b.includes(one)),
  ...b.filter((one) => !a.includes(one))
];
function isToCome(book, env, { seat, key }) {
  if (env.over) return false;
  if (keysToCome(book, env, seat).includes(key)) return true;
  const view = viewOf(book, env, seat);
  return decisionsOf(book, env, seat).some((decision) => book.definition.guide.prepared(view, decision)?.key === key);
}
var actorsOf = ({ rows }) => rows.flatMap(({ kind, seat }) => kind === "act" && seat !== null ? [seat] : []);
function clocksOf(play) {
  const { live, env, now, expired, rows, phase } = play;
  const acted = new Set(actorsOf(play));
  const final = rows.some((row) => row.final);
  const passage = { pace: live.record.pace, env, phase: phase.id, now, acted, expired, final };
  const clocks = live.clocks.map(({ game: _, ...clock }) => clock);
  return clocksAfter(clocks, passage);
}
function changed(before, after2, same) {
  const set = after2.filter((one) => !before.includes(one));
  return { set, clear: before.filter((one) => !after2.some((other) => same(one, other))) };
}
function announcement(before, after2, done) {
  const { record, book, members, clocks } = after2;
  const { post, news } = before ?? { post: null, news: {} };
  return { record, book, members, clocks, post, news, before: before?.env ?? null, after: after2.env, ...done };
}
var afterTelling = ({ post, news }, told) => ({
  post: told.posts.at(-1) ?? post,
  news: { ...news, ...told.news }
});
var NOTHING = { outbox: [], posts: [], pictures: [], news: {} };

// src/campaign/undo.ts
function lastInput(rows) {
  const last = rows.at(-1);
  return last ? rows.filter(({ input }) => input === last.input) : [];
}
var goesWith = (seat, row) => row.kind === "default" || row.seat === seat;
function rowToTakeBack(rows, mine) {
  const input = lastInput(rows);
  const first = input.find(({ kind }) => kind === "act");
  if (!first || first.seat === null || !mine(first.seat)) return null;
  const { seq, seat } = first;
  return input.every((row) => row.seq < seq || goesWith(seat, row) && !row.final) ? seq : null;
}
function undo(core, { game, person, row: meant, interaction }) {
  return core.queued(game, async (record) => {
    const live = await core.load(record);
    const end = await logEnd(core.repository, live);
    const input = lastInput(effective(end.rows));
    const mine = (seat2) => holders(live.members, seat2).some((member) => member.person === person);
    if (!live.env.seats.some(mine)) refuse("no-seat", "You hold no seat in this campaign.");
    const first = input.find(({ seq, kind }) => meant === null ? kind === "act" : seq === meant);
    if (meant !== null && !first) {
      if (await core.isHandled(interaction)) return { line: "", seat: null, repeated: true };
      refuse(
        "stale",
        "That cannot be taken back any more: it has been taken back already, or something came after it."
      );
    }
    const { seat, seq: to } = mayTakeBack(input, first, mine);
    const before = await stateBefore(live, end, to);
    return await goBack(core, live, { seat, to, before, person, interaction });
  });
}
function mayTakeBack(input, first, mine) {
  const { kind, seat, seq } = first ?? { kind: null, seat: null, seq: 0 };
  const rest = input.filter((row) => row.seq >= seq);
  if (kind !== "act" || seat === null || !mine(seat) || !rest.every((row) => goesWith(seat, row)))
    return refuse("acted-since", "There is nothing of yours to take back: others have acted since your last act.");
  if (rest.some(({ final }) => final))
    refuse(
      "revealed",
      "That stays: it drew, showed or settled something, or asked others what they may have answered ahead, and nobody may look first and then choose."
    );
  return { seat, seq };
}
async function goBack(core, live, { seat, to, before, person, interaction }) {
  const { record, book, env, chain } = live;
  const at = core.clock.now();
  const line = `${seatName(record, book, seat)}: the last act is taken back.`;
  const state = rewound(env, before);
  const advance = ownStep({ state, seq: env.seq, seat, action: "rewind", params: { to } });
  const head = { kind: "rewind", decision: null, regardless: false, person, input: env.seq, at };
  const { row, snapshot } = toLogRow(book, advance, { env, chain }, head);
  const rows = [{ ...row, told: [line] }];
  const moved = afterGoingBack(live, state, snapshot.chain, rows, { seat, to, at });
  const back = await takenBack(core.repository, record.id, live.post, { to, end: env.seq });
  const told = announce(announcement(live, moved, { advances: [], rows, back }));
  const change = {
    game: record.id,
    interaction,
    rows,
    state: { from: env.seq, to: snapshot },
    dropCheckpoints: to,
    ...told,
    clocks: moved.clocks,
    orders: { clear: live.orders.filter((order) => !moved.orders.includes(order)) },
    sheetsFor: openSheets(book, state),
    at
  };
  const outcome = await core.write(change, { ...moved, ...afterTelling(live, told) });
  core.logger.info({ game: record.id, interaction, seat }, "an act was taken back");
  return { line, seat, repeated: outcome === "repeated" };
}
function afterGoingBack(live, state, chain, rows, { seat, to, at }) {
  const { record, book, orders, recent } = live;
  const passage = {
    pace: record.pace,
    env: state,
    phase: phaseOf(book, state).id,
    now: at,
    acted: /* @__PURE__ */ new Set(),
    // whoever took back has a while to think again
    expired: /* @__PURE__ */ new Set(),
    final: false
  };
  const clocks = clocksAfter(live.clocks, passage).map((clock) => ({ ...clock, game: record.id }));
  const said = orders.filter((order) => order.seat !== seat || order.given < to);
  return { ...live, env: state, chain, clocks, orders: said, recent: recentRows(recent, rows) };
}

// src/campaign/answering.ts
var MOST_MOVES = 100;
var TRIAL = { trial: true, halts: true };
async function carryOut(turns, answer) {
  const { seat, moves, decision, ahead, end, halts = false, sheet } = answer;
  const acted = await turns.act(answer, (play2) => {
    if (decision !== null && !play2.decisions(seat).some(({ id }) => id === decision))
      refuse("stale", "That question is no longer open.");
    if (moves.length === 0 && ahead.length === 0 && !end) refuse("empty", "There is nothing to do in it.");
    const phase = play2.phase.id;
    sayAhead(play2, seat, ahead, moves.length > 0 || end ? play2.env.seq : 0);
    const { rows: rows2, stands } = takeRows(play2, answer, rowsOf(play2, seat, moves, decision), { trial: false, halts });
    requireWhole(rows2, stands, (at) => moves.length > 1 ? `Row ${at + 1}: ` : "");
    const stays = !(end && rows2.every(isDone) && endSteps(play2, answer)) && play2.phase.id === phase;
    if (sheet) play2.sheets.push({ seat, decision: sheet.decision, left: sheet.undone?.(rows2) ?? sheet.left });
    return { rows: rows2, unended: end && stays };
  });
  if (!acted) return { rows: [], told: [], undo: null, halt: null, repeated: true };
  const { play, done } = acted;
  const { rows, unended } = done;
  const told = play.advances.flatMap((advance) => toldTo(play.live.book, advance, seat));
  const undo2 = rowToTakeBack(play.rows, (one) => one === seat);
  const halt = haltOf(play, seat, rows) ?? (unended ? unendedFor(play, seat) : null);
  return { rows, told, undo: undo2, halt, repeated: false };
}
async function tryMoves(turns, batch) {
  const play = await turns.trial(batch);
  return { rows: takeRows(play, batch, rowsOf(play, batch.seat, batch.moves, null), TRIAL).rows, play };
}
function rowsOf(play, seat, moves, decision) {
  if (moves.length > MOST_MOVES) refuse("too-many", `At most ${MOST_MOVES} moves can be made at once.`);
  return moves.map((move, i) => moveRow(play.live.book.actions, seat, move, i === 0 ? decision : null));
}
async function checkLines(turns, { lines: lines2, ...batch }) {
  const play = await turns.trial(batch);
  return takeLines(play, batch, linesIn(lines2), true).lines;
}
async function submitLines(turns, { lines: lines2, ...batch }) {
  const acted = await turns.act(batch, (play) => {
    const written = linesIn(lines2);
    const taken = takeLines(play, batch, written, false);
    requireWhole(taken.lines, taken.stands, (at) => `Line ${written[at]?.number}: `);
    return taken.lines;
  });
  return acted ? { lines: acted.done, repeated: false } : { lines: [], repeated: true };
}
function takeLines(play, actor, written, trial) {
  const { actions } = play.live.book;
  const sources = written.map((line) => writtenRow(actor.seat, line));
  const { rows, stands } = takeRows(play, actor, sources, { trial, halts: trial });
  return { lines: rows.map((row, i) => checkedLine(actions, written[i]?.number ?? 0, row)), stands };
}
function requireWhole(rows, stands, place) {
  const at = rows.findIndex(({ state }) => state === "refused");
  const refused = rows[at]?.refused;
  if (refused && !stands) refuse(refused.code, `${place(at)}${refused.text}`, refused.rule);
}

// src/campaign/core.ts
import { setTimeout as sleep } from "node:timers/promises";

// ../../../work/main/node_modules/quick-lru/index.js
var QuickLRU = class extends Map {
  #size = 0;
  #cache = /* @__PURE__ */ new Map();
  #oldCache = /* @__PURE__ */ new Map();
  #maxSize;
  #maxAge;
  #onEviction;
  constructor(options = {}) {
    super();
    if (!(options.maxSize && options.maxSize > 0)) {
      throw new TypeError("`maxSize` must be a number greater than 0");
    }
    if (typeof options.maxAge === "number" && options.maxAge === 0) {
      throw new TypeError("`maxAge` must be a number greater than 0");
    }
    this.#maxSize = options.maxSize;
    this.#maxAge = options.maxAge || Number.POSITIVE_INFINITY;
    this.#onEviction = options.onEviction;
  }
  // For tests.
  get __oldCache() {
    return this.#oldCache;
  }
  #emitEvictions(cache) {
    if (typeof this.#onEviction !== "function") {
      return;
    }
    for (const [key, item] of cache) {
      this.#onEviction(key, item.value);
    }
  }
  #deleteIfExpired(key, item) {
    if (typeof item.expiry === "number" && item.expiry <= Date.now()) {
      if (typeof this.#onEviction === "function") {
        this.#onEviction(key, item.value);
      }
      return this.delete(key);
    }
    return false;
  }
  #getOrDeleteIfExpired(key, item) {
    const deleted = this.#deleteIfExpired(key, item);
    if (deleted === false) {
      return item.value;
    }
  }
  #getItemValue(key, item) {
    return item.expiry ? this.#getOrDeleteIfExpired(key, item) : item.value;
  }
  #peek(key, cache) {
    const item = cache.get(key);
    return this.#getItemValue(key, item);
  }
  #set(key, value) {
    this.#cache.set(key, value);
    this.#size++;
    if (this.#size >= this.#maxSize) {
      this.#size = 0;
      this.#emitEvictions(this.#oldCache);
      this.#oldCache = this.#cache;
      this.#cache = /* @__PURE__ */ new Map();
    }
  }
  #moveToRecent(key, item) {
    this.#oldCache.delete(key);
    this.#set(key, item);
  }
  *#entriesAscending() {
    for (const item of this.#oldCache) {
      const [key, value] = item;
      if (!this.#cache.has(key)) {
        const deleted = this.#deleteIfExpired(key, value);
        if (deleted === false) {
          yield item;
        }
      }
    }
    for (const item of this.#cache) {
      const [key, value] = item;
      const deleted = this.#deleteIfExpired(key, value);
      if (deleted === false) {
        yield item;
      }
    }
  }
  get(key) {
    if (this.#cache.has(key)) {
      const item = this.#cache.get(key);
      return this.#getItemValue(key, item);
    }
    if (this.#oldCache.has(key)) {
      const item = this.#oldCache.get(key);
      if (this.#deleteIfExpired(key, item) === false) {
        this.#moveToRecent(key, item);
        return item.value;
      }
    }
  }
  set(key, value, { maxAge = this.#maxAge } = {}) {
    const expiry = typeof maxAge === "number" && maxAge !== Number.POSITIVE_INFINITY ? Date.now() + maxAge : void 0;
    if (this.#cache.has(key)) {
      this.#cache.set(key, {
        value,
        expiry
      });
    } else {
      this.#set(key, { value, expiry });
    }
    return this;
  }
  has(key) {
    if (this.#cache.has(key)) {
      return !this.#deleteIfExpired(key, this.#cache.get(key));
    }
    if (this.#oldCache.has(key)) {
      return !this.#deleteIfExpired(key, this.#oldCache.get(key));
    }
    return false;
  }
  peek(key) {
    if (this.#cache.has(key)) {
      return this.#peek(key, this.#cache);
    }
    if (this.#oldCache.has(key)) {
      return this.#peek(key, this.#oldCache);
    }
  }
  expiresIn(key) {
    const item = this.#cache.get(key) ?? this.#oldCache.get(key);
    if (item) {
      return item.expiry ? item.expiry - Date.now() : Number.POSITIVE_INFINITY;
    }
  }
  delete(key) {
    const deleted = this.#cache.delete(key);
    if (deleted) {
      this.#size--;
    }
    return this.#oldCache.delete(key) || deleted;
  }
  clear() {
    this.#cache.clear();
    this.#oldCache.clear();
    this.#size = 0;
  }
  resize(newSize) {
    if (!(newSize && newSize > 0)) {
      throw new TypeError("`maxSize` must be a number greater than 0");
    }
    const items = [...this.#entriesAscending()];
    const removeCount = items.length - newSize;
    if (removeCount < 0) {
      this.#cache = new Map(items);
      this.#oldCache = /* @__PURE__ */ new Map();
      this.#size = items.length;
    } else {
      if (removeCount > 0) {
        this.#emitEvictions(items.slice(0, removeCount));
      }
      this.#oldCache = new Map(items.slice(removeCount));
      this.#cache = /* @__PURE__ */ new Map();
      this.#size = 0;
    }
    this.#maxSize = newSize;
  }
  evict(count2 = 1) {
    const requested = Number(count2);
    if (!requested || requested <= 0) {
      return;
    }
    const items = [...this.#entriesAscending()];
    const evictCount = Math.trunc(Math.min(requested, Math.max(items.length - 1, 0)));
    if (evictCount <= 0) {
      return;
    }
    this.#emitEvictions(items.slice(0, evictCount));
    this.#oldCache = new Map(items.slice(evictCount));
    this.#cache = /* @__PURE__ */ new Map();
    this.#size = 0;
  }
  *keys() {
    for (const [key] of this) {
      yield key;
    }
  }
  *values() {
    for (const [, value] of this) {
      yield value;
    }
  }
  *[Symbol.iterator]() {
    for (const item of this.#cache) {
      const [key, value] = item;
      const deleted = this.#deleteIfExpired(key, value);
      if (deleted === false) {
        yield [key, value.value];
      }
    }
    for (const item of this.#oldCache) {
      const [key, value] = item;
      if (!this.#cache.has(key)) {
        const deleted = this.#deleteIfExpired(key, value);
        if (deleted === false) {
          yield [key, value.value];
        }
      }
    }
  }
  *entriesDescending() {
    let items = [...this.#cache];
    for (let i = items.length - 1; i >= 0; --i) {
      const item = items[i];
      const [key, value] = item;
      const deleted = this.#deleteIfExpired(key, value);
      if (deleted === false) {
        yield [key, value.value];
      }
    }
    items = [...this.#oldCache];
    for (let i = items.length - 1; i >= 0; --i) {
      const item = items[i];
      const [key, value] = item;
      if (!this.#cache.has(key)) {
        const deleted = this.#deleteIfExpired(key, value);
        if (deleted === false) {
          yield [key, value.value];
        }
      }
    }
  }
  *entriesAscending() {
    for (const [key, value] of this.#entriesAscending()) {
      yield [key, value.value];
    }
  }
  get size() {
    if (!this.#size) {
      return this.#oldCache.size;
    }
    let oldCacheSize = 0;
    for (const key of this.#oldCache.keys()) {
      if (!this.#cache.has(key)) {
        oldCacheSize++;
      }
    }
    return Math.min(this.#size + oldCacheSize, this.#maxSize);
  }
  get maxSize() {
    return this.#maxSize;
  }
  get maxAge() {
    return this.#maxAge;
  }
  entries() {
    return this.entriesAscending();
  }
  forEach(callbackFunction, thisArgument = this) {
    for (const [key, value] of this.entriesAscending()) {
      callbackFunction.call(thisArgument, value, key, this);
    }
  }
  get [Symbol.toStringTag]() {
    return "QuickLRU";
  }
  toString() {
    return `QuickLRU(${this.size}/${this.maxSize})`;
  }
  [Symbol.for("nodejs.util.inspect.custom")]() {
    return this.toString();
  }
};

// src/campaign/damage.ts
var refuseDamaged = () => refuse(
  "damaged",
  "This campaign is set aside, because what is stored of it is damaged: its host and whoever runs this bot have been told. All other campaigns go on."
);
function requireGoing({ status }) {
  if (status === "over" || status === "abandoned") refuse("over", "This campaign has ended.");
  if (status === "damaged") refuseDamaged();
}
async function setAside({ repository, clock, logger }, game, what) {
  logger.error(
    { game: game.id, damage: what },
    "a campaign is damaged and set aside; docs/operations.md says what helps"
  );
  if (game.status === "damaged" || game.status === "over" || game.status === "abandoned") return;
  const at = clock.now();
  await repository.write({
    game: game.id,
    set: { status: "damaged" },
    silence: "the campaign is damaged",
    outbox: [damageNotice(game, what)],
    at
  });
}
function damageNotice({ name, host }, what) {
  const text = [
    `What is stored of this campaign is damaged (${what}), so it is set aside until whoever runs this bot has mended it; all other campaigns go on.`
  ];
  return single(personalBox(host), { ...blank, title: `${name}: set aside`, text });
}
async function takeUpAgain({ repository, clock, logger }, record) {
  const text = ["What is stored of this campaign is whole again: it goes on."];
  const notice2 = single(personalBox(record.host), { ...blank, title: record.name, text });
  const began = await repository.result(record.id) ? "over" : "running";
  const status = record.started === null ? "lobby" : began;
  await repository.write({ game: record.id, set: { status }, repair: true, outbox: [notice2], at: clock.now() });
  logger.info({ game: record.id }, "a campaign that was set aside goes on");
}

// src/campaign/queue.ts
var MOST_KEPT = 1e3;
var GameQueues = class {
  #queues = /* @__PURE__ */ new Map();
  run(game, work) {
    return this.#queueOf(game)(work);
  }
  #queueOf(game) {
    const kept = this.#queues.get(game);
    if (kept) return kept;
    if (this.#queues.size >= MOST_KEPT) this.#letGo();
    const queue = pLimit(1);
    this.#queues.set(game, queue);
    return queue;
  }
  #letGo() {
    for (const [game, queue] of this.#queues) if (isIdle(queue)) this.#queues.delete(game);
  }
  /** Resolves when everything that was queued is done. */
  async idle() {
    for (const queue of this.#queues.values()) while (!isIdle(queue)) await queue(async () => {
    });
  }
};
var isIdle = ({ activeCount, pendingCount }) => activeCount === 0 && pendingCount === 0;

// src/campaign/core.ts
var NOTED_AGAIN = 500;
var MOST_KEPT2 = 1e3;
var MOST_READS = 10;
var Core = class {
  repository;
  books;
  clock;
  logger;
  /** Draws the secret of a new game. */
  secrets;
  queues = new GameQueues();
  /** Who wants to know that there is something to send. */
  waiting = /* @__PURE__ */ new Set();
  /** Running games as they are in the store: this process is the only one that writes it. */
  #kept = new QuickLRU({ maxSize: MOST_KEPT2 });
  /** By game: counted up when a write begins and when it ends, so that it is odd in between. */
  #versions = /* @__PURE__ */ new Map();
  #stopping = false;
  constructor(repository, books, clock, logger, secrets = newSecret) {
    this.repository = repository;
    this.books = books;
    this.clock = clock;
    this.logger = logger;
    this.secrets = secrets;
  }
  async record(game) {
    const kept = this.#kept.get(game)?.record ?? await this.reading(game, () => this.repository.game(game));
    return kept ?? refuse("no-game", `There is no campaign \u201C${game.slice(0, 40)}\u201D.`);
  }
  /**
   * Runs work on a game when everything asked before is done. Should the game have changed under its feet, it is read and
   * worked on once more: work writes once, at its end.
   */
  queued(game, work) {
    const run = () => this.reading(game, async () => work(await this.record(game)));
    return this.queues.run(game, async () => {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof StaleState)) throw error;
        this.logger.warn({ game }, "a game had changed before a change of it was written");
      }
      return await run().catch(orSay);
    });
  }
  /** As `queued`, for what a person asked by an interaction: one that was handled before does nothing again. */
  async once(game, interaction, work) {
    await this.queued(game, async (record) => {
      if (!await this.isHandled(interaction)) await work(record);
    });
  }
  async isHandled(interaction) {
    return interaction !== null && await this.repository.handled(interaction);
  }
  /** Reads something of a game. Refused if that is damaged: the game is set aside then. */
  async reading(game, read) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      await this.#changing(game, () => this.#setAside(game, error.message));
      return refuseDamaged();
    }
  }
  async #setAside(game, what) {
    const found = (await this.repository.unreadable()).find(({ id }) => id === game);
    const victim = found ?? await this.repository.game(game);
    if (victim) await setAside(this, victim, what);
    this.#wake();
  }
  /**
   * A game that has begun, ended ones included: its record, too, is the one that goes with its state, whatever was read
   * before. Kept only if nothing was written while it was read.
   */
  async begun({ id }) {
    const kept = this.#kept.get(id);
    return kept ?? await this.reading(id, () => this.#read(id));
  }
  async #read(game) {
    for (let reads = 1; ; reads++) {
      const version = this.#version(game);
      const isLast = () => reads === MOST_READS || this.#isStill(game, version);
      try {
        const record = await this.record(game);
        if (record.status === "damaged") refuseDamaged();
        const live = await loadLive(this.repository, await this.books.pinned(record), record);
        if (record.status === "running" && this.#isStill(game, version)) this.#kept.set(game, live);
        if (isLast()) return live;
      } catch (error) {
        if (isLast()) throw error;
      }
    }
  }
  /** Whether nothing was written since then, or is being written. */
  #isStill(game, version) {
    return version % 2 === 0 && version === this.#version(game);
  }
  /** A running game; refused if it has not begun or is over. */
  async load({ id }) {
    requireGoing(await this.record(id));
    const live = await this.begun({ id });
    requireGoing(live.record);
    return live;
  }
  /** A running game, for one who holds the seat; refused for everyone else. */
  async seated(record, person, seat) {
    const live = await this.load(record);
    const mine = holders(live.members, seat).some((member) => member.person === person);
    return mine ? live : refuse("not-your-seat", "That seat is not yours: only the one who holds it can do that.");
  }
  /** No more work begins; what only waits for the store gives up. */
  async stop() {
    this.#stopping = true;
    await this.queues.idle();
  }
  /** Notes what has happened outside: it must not be forgotten, so room for it is waited for. */
  async noted(note) {
    for (; ; ) {
      try {
        return await note();
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await sleep(NOTED_AGAIN);
        if (this.#stopping) throw error;
      }
    }
  }
  /** One transaction; then whoever sends posts is woken. `after`: the game as the change leaves it. */
  async write(change, after2) {
    const { game, outbox = [] } = change;
    const outcome = await this.#changing(game, () => this.repository.write(change));
    if (outcome === "repeated") return outcome;
    if (after2 && !after2.env.over) this.#kept.set(game, after2);
    if (outbox.length > 0) this.#wake();
    return outcome;
  }
  /** What is read of the game meanwhile is not kept. */
  async #changing(game, work) {
    const count2 = () => this.#versions.set(game, this.#version(game) + 1);
    count2();
    this.#kept.delete(game);
    try {
      return await work();
    } finally {
      count2();
    }
  }
  #version(game) {
    return this.#versions.get(game) ?? 0;
  }
  #wake() {
    for (const wake of this.waiting) wake();
  }
};
function orSay(error) {
  if (!(error instanceof StaleState)) throw error;
  return refuse(
    "stale",
    "This campaign has just changed, so nothing was done: look where it stands now, and do it once more."
  );
}

// src/campaign/obstacles.ts
var REMEDY = "Once that is fixed, `/game repair` posts what is missing. `/game move`, used in another channel, moves the campaign there. Nothing of the game is lost, and `/hand`, `/map` and `/game status` still work.";
function channelNotice(record, { why }) {
  const text = [`I cannot post in <#${record.channel}>: ${why}. Until then its posts wait.

${REMEDY}`];
  return single(personalBox(record.host), { ...blank, title: `${record.name}: I cannot post`, text });
}
function personNotice(record, person) {
  const text = [
    { person },
    ": your direct messages are closed to me, and I could not open a private thread for you either. **My seat** under the campaign's post, and `/hand`, show what is yours to you alone, at any time. If you allow direct messages from this server, later ones arrive."
  ];
  return single(channelOf(record), { ...blank, title: "A message could not be delivered", text, ping: [person] });
}
function lossNotice(record, destination) {
  const where = destination === channelOf(record) ? `to <#${record.channel}>` : "to one of its players";
  const text = [
    `A message of this campaign ${where} was damaged where it was stored, and cannot be sent: \`/game repair\` shows again where the campaign stands.`
  ];
  return single(personalBox(record.host), { ...blank, title: `${record.name}: a message is lost`, text });
}
function noticeOf(record, destination, obstacle) {
  const [kind, id = ""] = destination.split(":");
  return kind === "person" ? personNotice(record, id) : channelNotice(record, obstacle);
}
async function putAside(repository, record, what, obstacle, at) {
  const notice2 = noticeOf(record, what.destination, obstacle);
  return await repository.outbox.park({ game: record.id, ...what }, obstacle.reason, notice2, at);
}

// src/campaign/deliveries.ts
var SECOND = 1e3;
var MINUTE = 60 * SECOND;
var LONGEST_WAIT = 10 * MINUTE;
var MOST2 = 60 * MINUTE;
function deliveries(core) {
  const { repository, clock, waiting } = core;
  const { outbox } = repository;
  const wake = () => {
    for (const listener of waiting) listener();
  };
  let latest = clock.now();
  const keepUp = async () => {
    const now = clock.now();
    const back = latest - now;
    latest = now;
    if (back > 0) await core.noted(() => outbox.hasten(now, back));
    return now;
  };
  return {
    onWaiting(listener) {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    async heads() {
      const now = await keepUp();
      return await outbox.heads(now, now + MOST2);
    },
    async untilDue() {
      const now = await keepUp();
      const due = await outbox.nextDue();
      return due === null ? null : due - now;
    },
    inFlight: () => outbox.inFlight(),
    sending: (row) => core.noted(() => outbox.sending(row.id)),
    sent: (row, message) => core.noted(() => outbox.sent(row.id, message)),
    retry(row, error, after2) {
      const wait = Math.min(LONGEST_WAIT, SECOND * 2 ** Math.min(row.attempts, 20));
      const due = clock.now() + Math.min(MOST2, Math.max(after2, wait));
      return core.noted(() => outbox.retry(row.id, due, error));
    },
    async park(row, obstacle) {
      const record = await repository.game(row.game);
      if (!record) throw new Error(`the game of row ${row.id} is missing`);
      const what = { destination: row.destination, row: row.id };
      if (await core.noted(() => putAside(repository, record, what, obstacle, clock.now()))) wake();
    },
    async discard(row) {
      const record = await core.record(row.game).catch(() => null);
      const notice2 = record && lossNotice(record, row.destination);
      core.logger.warn({ row: row.id, game: row.game }, "a message is damaged and cannot be sent");
      await core.noted(() => outbox.discard(row, notice2, clock.now()));
      wake();
    },
    async lostChannel(where, obstacle) {
      const games2 = await repository.games({ ...where, status: ["lobby", "running"] });
      for (const record of games2) {
        const what = { destination: channelOf(record), row: null };
        if (await core.noted(() => putAside(repository, record, what, obstacle, clock.now()))) wake();
      }
    },
    async messageOf({ game, slot, destination, payload }) {
      if (slot === null) return null;
      return await outbox.messageOf(game, slot, payload.kind === "offer" ? null : destination);
    },
    threadOf: (game, phase) => repository.threadOf(game, phase),
    keepThread: (game, phase, thread) => core.noted(() => repository.keepThread(game, phase, thread)),
    closedThread: (game, phase) => core.noted(() => repository.closedThread(game, phase)),
    mailbox: (game, person) => repository.mailbox(game, person),
    keepMailbox: (game, person, thread) => core.noted(() => repository.keepMailbox(game, person, thread)),
    lostThread: (thread) => core.noted(() => repository.lostThread(thread)),
    pending: () => outbox.pending(),
    live: (game, number) => drawnUp(core, game, number),
    async offer(game, payload) {
      const record = await core.record(game);
      return offerPost(record.status === "running" ? await core.begun(record) : null, payload);
    },
    seatMessage: (game, person) => seatMessage(core, game, person),
    show: (game, person) => core.queued(game, async (record) => {
      if (record.status !== "running") return;
      await core.write({ game, outbox: [seatsRow(person)], at: clock.now() }, await core.load(record));
    }),
    notified: (game, person, wait) => core.noted(() => repository.keepNotified(game, person, wait))
  };
}
async function drawnUp(core, game, number) {
  const post = await core.repository.livePost(game, number);
  if (!post) return null;
  const record = await core.record(game);
  const pictures = await core.repository.pictures(game, number);
  const standing = post.open && record.status === "running" ? await core.begun(record) : null;
  const talked = await core.repository.threadOf(game, post.phase) !== null;
  return livePost(standing, post, pictures, talked);
}

// src/campaign/play.ts
var Play = class {
  live;
  advances = [];
  rows = [];
  env;
  /** What seats have said ahead, as far as it still counts. */
  orders;
  prepared;
  snapshot = null;
  /** What computer players think with; null: they let windows be that wait for nobody. */
  dice;
  now;
  /** What is left of sheets of which something was submitted. */
  sheets = [];
  /** Seats whose time was up. */
  expired = /* @__PURE__ */ new Set();
  /** What computer players have failed at, for the log. */
  failures = [];
  constructor(live, now, dice = null) {
    this.live = live;
    this.env = live.env;
    this.orders = live.orders;
    this.prepared = live.prepared;
    this.dice = dice;
    this.now = now;
  }
  get phase() {
    return phaseOf(this.live.book, this.env);
  }
  /** How the open window waits; everything else waits for all that are asked. */
  get mode() {
    return openMode(this.live.book, this.live.record, this.env);
  }
  decisions(seat) {
    return decisionsOf(this.live.book, this.env, seat);
  }
  /** Throws `Refused`; nothing has changed then. */
  take({ kind, person, ...submission }) {
    const { book, names } = this.live;
    const advance = submit(book, this.env, submission, names, this.mode);
    const { decision, regardless = false } = submission;
    const after2 = { env: this.env, chain: this.rows.at(-1)?.hash ?? this.live.chain };
    const head = { kind, decision, regardless, person, input: this.live.env.seq, at: this.now };
    const { row, snapshot } = toLogRow(book, advance, after2, head);
    if (kind === "act") this.#dropAnswered(submission);
    this.rows.push(row);
    this.snapshot = snapshot;
    this.advances.push(advance);
    this.env = advance.state;
    if (this.orders.length > 0) this.#endOrders();
    return advance;
  }
  /** As `take`, for what may not be possible; says whether it was. */
  tryTake(input) {
    try {
      this.take(input);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }
  /** What was said for a phase or a turn ends with it. */
  #endOrders() {
    const { phase } = this;
    if (this.orders.some((order) => isOver(order, phase))) this.orders = this.orders.filter((o) => !isOver(o, phase));
  }
  /** An answer given in advance is for nothing once its question was answered otherwise. */
  #dropAnswered({ seat, decision: id }) {
    if (!this.prepared.some((answer) => answer.seat === seat)) return;
    const decision = this.decisions(seat).find((one) => one.id === id);
    const key = decision && this.live.book.definition.guide.prepared(viewOf(this.live.book, this.env, seat), decision)?.key;
    if (key !== void 0) this.dropPrepared(seat, key);
  }
  mark() {
    const { rows, env, snapshot, orders, prepared } = this;
    return { rows: rows.length, env, snapshot, orders, prepared };
  }
  /** Forgets everything since then. */
  back({ rows, env, snapshot, orders, prepared }) {
    this.rows.length = rows;
    this.advances.length = rows;
    Object.assign(this, { env, snapshot, orders, prepared });
  }
  keepOrder(order) {
    this.dropOrder(order.seat, order.name);
    this.orders = [...this.orders, order];
  }
  dropOrder(seat, name) {
    this.orders = this.orders.filter((order) => order.seat !== seat || order.name !== name);
  }
  keepPrepared(answer) {
    this.dropPrepared(answer.seat, answer.key);
    this.prepared = [...this.prepared, answer];
  }
  dropPrepared(seat, key) {
    this.prepared = this.prepared.filter((answer) => answer.seat !== seat || answer.key !== key);
  }
};
var isOver = (order, { id, turn }) => order.phase !== null && order.phase !== id || order.turn !== null && order.turn !== turn;

// src/campaign/enrolment.ts
var LONGEST_PACE = 24 * 30;
var LONGEST_PERSON = 32;
async function createGame(core, input) {
  const { pace, own } = input;
  const book = own?.book ?? core.books.shipped(input.game);
  if (pace !== null && !(Number.isSafeInteger(pace) && pace >= 1 && pace <= LONGEST_PACE))
    refuse("bad-pace", `The pace is a whole number of hours from 1 to ${LONGEST_PACE}.`);
  const record = {
    id: await freeId(core),
    game: book.definition.id,
    name: campaignName(input.name, book.definition),
    guild: input.guild,
    channel: input.channel,
    host: input.host.id,
    status: "lobby",
    options: readOptions(book, input.options),
    content: book.hash,
    rules: book.definition.rules,
    ...core.secrets(),
    pace,
    created: core.clock.now(),
    started: null,
    ended: null
  };
  const outbox = [...sheetPosts(record, book), lobbyPost(record, book, [])];
  const { interaction, guild, rank = { staff: false, roles: [], places: [input.channel] } } = input;
  const arrival = { host: record.host, creating: true, more: true, own: own !== void 0 };
  const outcome = await withRoom(core, guild, rank, arrival, async () => {
    if (own) await core.books.keep(own);
    return await core.write({ game: record.id, interaction, create: record, outbox, at: record.created });
  });
  return outcome === "written" ? record : refuse("repeated", "This campaign has been created already.");
}
async function freeId(core) {
  for (; ; ) {
    const id = newGameId();
    if (!await core.repository.game(id)) return id;
  }
}
function joinGame(core, { game, person, seat, word, interaction }) {
  return core.once(game, interaction, async (record) => {
    const book = await core.books.pinned(record);
    const members = await core.repository.members(game);
    checkJoin(record, book, members, person.id, seat);
    const at = core.clock.now();
    const member = {
      person: person.id,
      name: [...person.name].slice(0, LONGEST_PERSON).join(""),
      token: tokenFor(members, person.id),
      seat,
      word: publicWord(word),
      bot: false,
      joined: at
    };
    const all = [...members, member];
    await core.write({ game, interaction, members: all, outbox: [lobbyPost(record, book, all)], at });
  });
}
function leaveGame(core, game, person, interaction) {
  return core.once(game, interaction, async (record) => {
    if (record.status !== "lobby") refuse("not-a-lobby", "A campaign that has started cannot be left; ask its host.");
    const members = await core.repository.members(game);
    const left = members.filter((member) => member.person !== person.id);
    if (left.length === members.length) refuse("not-in", "You have not joined this campaign.");
    const book = await core.books.pinned(record);
    const at = core.clock.now();
    await core.write({ game, interaction, members: left, outbox: [lobbyPost(record, book, left)], at });
  });
}
function shareSeats(core, { game, person, people, interaction }) {
  return core.once(game, interaction, async (record) => {
    if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
    if (record.host !== person.id) refuse("not-host", "Only the host can share out the seats of this campaign.");
    const book = await core.books.pinned(record);
    const { options, members } = sharedOut(book, record, await core.repository.members(game), people);
    const outbox = [lobbyPost({ ...record, options }, book, members)];
    await core.write({ game, interaction, set: { options }, members, outbox, at: core.clock.now() });
  });
}
async function startGame(core, game, person, bots, interaction) {
  await core.once(game, interaction, async (record) => {
    if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
    if (record.host !== person.id) refuse("not-host", "Only the host can start this campaign.");
    const book = await core.books.pinned(record);
    const people = await core.repository.members(game);
    if (people.length === 0) refuse("nobody", "At least one person must join first.");
    const places = placesOf(book, record);
    const missing = places.length - people.length;
    if (missing > 0 && !bots)
      refuse(
        "seats-empty",
        `${missing} of ${places.length} ${placeWord(places)} ${missing === 1 ? "is" : "are"} empty: wait for more players, or start with computer players.`
      );
    const started = core.clock.now();
    const members = withComputers(people, missing, started);
    const begun = beginning({ ...record, status: "running", started }, book, members, interaction, started);
    const checked = core.books.codes.get(record.game);
    await core.write({ ...begun, ...checked === void 0 ? {} : { checked } });
  });
}
function withComputers(people, missing, joined) {
  const members = [...people];
  for (let i = 0; i < missing; i++) {
    const person = `computer ${i + 1}`;
    const token = tokenFor(members, person);
    members.push({ person, name: "Computer", token, seat: null, word: null, bot: true, joined });
  }
  return members;
}
function beginning(record, book, lobby, interaction, at) {
  const places = placesOf(book, record);
  const entries = entriesOf(lobby, places);
  const roster = book.definition.roster(record.options, book.content);
  const seats = roster.map((seat) => seat.id);
  const groups = isShared(places) ? { groups: places.map((place) => place.seats) } : {};
  const members = seated(lobby, assignSeats(record.secret, entries, seats, groups.groups));
  const controllers = Object.fromEntries(members.map(({ seat, token }) => [seat, token]));
  const start = { options: record.options, seats, controllers, entries, ...groups };
  const names = namesOf(members);
  const first = begin(book, { ...start, key: gameKey(record.secret, start) }, names);
  const advance = { ...first, params: start };
  const head = { kind: "start", decision: null, regardless: false, person: record.host, input: 0, at };
  const { row, snapshot } = toLogRow(book, advance, null, head);
  const begun = { record, book, members, names, env: first.state, chain: snapshot.chain };
  const play = new Play({ ...NEW, ...begun }, at);
  settle(play);
  const clocks = clocksOf(play);
  const live = { ...play.live, env: play.env, clocks: clocks.map((clock) => ({ ...clock, game: record.id })) };
  const done = { advances: [advance, ...play.advances], rows: [row, ...play.rows] };
  const told = announce(announcement(null, live, done));
  return {
    game: record.id,
    interaction,
    set: { status: "running", started: at },
    members,
    seats: roster.map((seat) => ({ seat: seat.id, name: seat.name })),
    rows: [row, ...play.rows],
    state: { from: null, to: play.snapshot ?? snapshot },
    ...told,
    outbox: [lobbyPost(record, book, members), ...told.outbox],
    clocks,
    at
  };
}
var NEW = {
  orders: [],
  prepared: [],
  clocks: [],
  post: null,
  news: {},
  acted: [],
  recent: []
};
function abandonGame(core, game, person, interaction) {
  return core.once(game, interaction, async (record) => {
    if (record.status === "over" || record.status === "abandoned") refuse("over", "This campaign has already ended.");
    if (record.host !== person.id) refuse("not-host", "Only the host can abandon this campaign.");
    const why = "The host has ended this campaign without a result. ";
    await core.write({ interaction, ...await brokenOff(core, record, person.id, why) });
  });
}
async function brokenOff(core, record, person, why) {
  if (record.status !== "running")
    return await lobbyClosed(core, record, await core.repository.members(record.id), why);
  const { outbox, ...rest } = await breakingOff(core, record, person);
  return { ...ended(core, record, [...outbox, ending2(record, `${why}

-# ${diceLine(record)}`)]), ...rest };
}
async function lobbyClosed(core, record, members, why) {
  const post = lobbyPost({ ...record, status: "abandoned" }, await core.books.pinned(record), members);
  return ended(core, record, [post, ending2(record, why)]);
}
var ending2 = (record, text) => single(channelOf(record), { ...blank, title: record.name, text: [text] });
function ended(core, { id }, outbox) {
  const at = core.clock.now();
  return { game: id, set: { status: "abandoned", ended: at }, outbox, clocks: [], sheetsFor: [], at };
}
async function breakingOff(core, record, person) {
  const at = core.clock.now();
  const { env, chain, book, post, members } = await core.load(record);
  const state = { ...env, seq: env.seq + 1 };
  const advance = ownStep({ state, seq: env.seq, seat: null, action: "abandon", params: {} });
  const head = { kind: "end", decision: null, regardless: false, person, input: env.seq, at };
  const { row, snapshot } = toLogRow(book, advance, { env, chain }, head);
  const { outbox, ...posts } = closed(record, post, members);
  const offers = offersClosed({ record, book, env }, "The campaign has ended.");
  return { rows: [row], state: { from: env.seq, to: snapshot }, outbox: [...outbox, ...offers], ...posts };
}

// src/campaign/lobbies.ts
var MINUTE2 = 6e4;
var DAY = 24 * 60 * MINUTE2;
var Lobbies = class {
  #core;
  #looked = Number.NEGATIVE_INFINITY;
  constructor(core) {
    this.#core = core;
  }
  /** Looks once a minute. A lobby that cannot be closed keeps no other open. */
  async tick() {
    const { repository, clock, logger } = this.#core;
    const now = clock.now();
    if (Math.abs(now - this.#looked) < MINUTE2) return;
    this.#looked = now;
    for (const { id: game } of await repository.games({ status: ["lobby"] }))
      await this.#core.queued(game, (record) => this.#closeOld(record, now)).catch((error) => logger.error({ game, error: plainError(error) }, "a lobby could not be closed"));
  }
  async #closeOld(record, now) {
    const days = await this.#daysOf(record);
    if (record.status !== "lobby" || days === null || now - record.created < days * DAY) return;
    const members = await this.#core.repository.members(record.id);
    if (members.some(({ joined }) => now - joined < days * DAY)) return;
    const since = days === 1 ? "a day" : `${days} days`;
    const why = `This lobby has closed, since nobody has joined for ${since}. \`/game create\` opens another one.`;
    await this.#core.write(await lobbyClosed(this.#core, record, members, why));
    this.#core.logger.info({ game: record.id }, "a lobby was closed");
  }
  async #daysOf({ guild }) {
    const { lobbyDays } = guild === null ? ServerSettings.parse({}) : await servers(this.#core).settings(guild);
    return lobbyDays;
  }
};

// src/campaign/looking.ts
function boardOf2({ book, env, members }, mine, seat) {
  if (seat !== null && !mine.includes(seat)) refuse("not-your-seat", "That seat is not yours.");
  const viewer = seat ?? (mine.length === 1 ? mine[0] : void 0);
  const view = viewer === void 0 || env.over ? publicView(book, env) : viewOf(book, env, viewer);
  const caption = phaseTitle(book.definition.phase(view.table));
  return book.definition.board(view, { caption, names: namesOf(members) });
}
function planOf({ book, env, members }, seat, rows) {
  const view = viewOf(book, env, seat);
  const caption = `${phaseTitle(book.definition.phase(view.table))}: your plan`;
  return book.definition.draft?.(view, rows, { caption, names: namesOf(members) }) ?? refuse("no-plan", "This game draws no plans.");
}
var zonesOf = ({ book, env }) => book.definition.closeUps?.zones(publicView(book, env)) ?? [];
var closeUpOf = ({ book, env }, zone) => book.definition.closeUps?.show(publicView(book, env), zone) ?? refuse("no-zones", "The board of this game has no parts.");
var legendOf = ({ book, env }) => book.definition.legend?.(publicView(book, env)) ?? refuse("no-legend", "The board of this game has no legend.");
var handOf = ({ book, env }, seat) => book.definition.hand(viewOf(book, env, seat));
var cardsOf = ({ book, env }, seat) => book.definition.reading?.cards(viewOf(book, env, seat)) ?? [];
function cardOf({ book, env }, seat, card) {
  const { reading } = book.definition;
  const view = viewOf(book, env, seat);
  const held = reading?.cards(view).find(({ value }) => value === card);
  if (!reading || !held)
    return refuse("no-card", "You can read the cards that you hold or have been shown; this is none of them.");
  return reading.show(view, held.value);
}

// src/campaign/mending.ts
function requireModerator(record, { person, staffOf }, what) {
  const staff = record.guild !== null && record.guild === staffOf;
  if (record.host !== person && !staff)
    refuse("not-host", `Only the host of this campaign, or staff of its server, can ${what}.`);
}
async function repairGame(core, wish) {
  let parked = 0;
  await core.once(wish.game, wish.interaction, async (record) => {
    requireModerator(record, wish, "repair it");
    if (record.status === "damaged") refuseDamaged();
    parked = await core.repository.outbox.parked(record.id);
    const { interaction } = wish;
    const present = await presentPosts(core, record);
    await core.write({ game: record.id, interaction, repair: true, ...present, at: core.clock.now() });
  });
  return parked;
}
async function moveGame(core, wish) {
  await core.once(wish.game, wish.interaction, async (record) => {
    requireModerator(record, wish, "move it");
    requireGoing(record);
    const { guild, channel, interaction, rank } = wish;
    if (record.channel === channel) refuse("same-channel", "This campaign is in this channel already.");
    const moved = { ...record, guild, channel };
    const text = ["This campaign has moved here. The buttons below its old posts still work."];
    const notice2 = single(channelOf(moved), { ...blank, title: record.name, text });
    const present = await presentPosts(core, moved);
    const more = record.guild !== guild;
    await withRoom(core, guild, rank, { host: record.host, creating: false, more }, async () => {
      await core.write({
        game: record.id,
        interaction,
        set: { guild, channel },
        redirect: { from: channelOf(record), to: channelOf(moved) },
        repair: true,
        ...present,
        outbox: [notice2, ...present.outbox],
        at: core.clock.now()
      });
    });
  });
}
async function presentPosts(core, record) {
  if (record.status !== "lobby" && record.status !== "running") return { outbox: [] };
  const { repository } = core;
  const book = await core.books.pinned(record);
  const lobby = lobbyPost(record, book, await repository.members(record.id));
  if (record.status === "lobby") return { outbox: [...sheetPosts(record, book), lobby] };
  const live = { ...await core.load(record), record };
  const { outbox, ...posts } = refreshed(live, live.post);
  return { outbox: [lobby, ...outbox], ...posts };
}

// src/campaign/privacy.ts
var NOBODY = "Departed player";
var PLACEHOLDER = /^departed-(\d+)$/;
function privacy(core, taken) {
  return {
    traces: (person) => core.repository.traces(person),
    async forget(person) {
      const { memberships, hosted, acts } = await core.repository.traces(person);
      const games2 = new Set([...memberships, ...hosted, ...acts].map(({ game }) => game));
      for (const game of games2) {
        await core.queued(game, async (record) => {
          await core.write(await farewell(core, record, person));
          if (record.status === "running") taken(game);
        });
      }
      await core.repository.forgetPerson(person);
      return games2.size;
    }
  };
}
async function farewell(core, record, person) {
  const members = await core.repository.members(record.id);
  const as = await placeholder(core, record, members);
  const seats = members.flatMap((m) => m.person === person && m.seat !== null ? [m.seat] : []);
  const host = record.host === person ? successorOf(members, person) ?? as : record.host;
  const forget = { person, as, seats: seats.filter((seat) => !shared(members, seat, person)) };
  const at = core.clock.now();
  const base = { game: record.id, forget, set: { host }, at };
  switch (record.status) {
    case "lobby":
      return { ...base, ...await leaving(core, { ...record, host }, members, person, record.host === person) };
    case "running":
      return { ...base, ...await handingOver(core, { ...record, host }, members, person, as, seats) };
    case "over":
    case "abandoned":
    case "damaged":
      return { ...base, members: members.map((m) => m.person === person ? nameless(m, as, m.bot) : m) };
  }
}
var shared = (members, seat, person) => members.some((m) => m.seat === seat && m.person !== person && !m.bot);
var successorOf = (members, person) => members.find((m) => !m.bot && m.person !== person && !PLACEHOLDER.test(m.person))?.person ?? null;
var nameless = (member, as, bot) => ({
  ...member,
  person: as,
  name: NOBODY,
  word: null,
  bot
});
async function placeholder(core, record, members) {
  const actors = await core.repository.actors(record.id);
  const used = [record.host, ...members.map((m) => m.person), ...actors];
  const numbers = used.map((name) => Number(PLACEHOLDER.exec(name)?.[1] ?? 0));
  return `departed-${Math.max(0, ...numbers) + 1}`;
}
async function leaving(core, record, members, person, hosted) {
  const left = members.filter((m) => m.person !== person);
  if (!hosted) return { members: left, outbox: [lobbyPost(record, await core.books.pinned(record), left)] };
  const end = await lobbyClosed(core, record, left, "Its host has gone: this campaign will not begin. ");
  return { ...end, set: { ...end.set, host: record.host }, members: left };
}
async function handingOver(core, record, members, person, as, seats) {
  const after2 = members.flatMap((m) => {
    if (m.person !== person) return [m];
    return m.seat !== null && shared(members, m.seat, person) ? [] : [nameless(m, as, true)];
  });
  if (successorOf(members, person) === null) {
    const end = await brokenOff(core, record, as, "Nobody is left to play this campaign; it ends without a result. ");
    return { ...end, set: { ...end.set, host: record.host }, members: after2 };
  }
  const live = await core.load(record);
  const { book } = live;
  const names = book.definition.roster(record.options, book.content).filter((seat) => seats.includes(seat.id));
  const played = names.map((seat) => `**${seat.name}**`).join(" and ");
  const text = [
    names.length > 0 ? `A player has left. The computer plays ${played} from now on. ` : "The host has left. ",
    ...record.host === as ? [] : [{ person: record.host }, " is the host."]
  ];
  const post = single(channelOf(record), { ...blank, title: record.name, text });
  const { outbox, ...posts } = refreshed({ ...live, record, members: after2 }, live.post);
  return { members: after2, outbox: [post, lobbyPost(record, book, after2), ...outbox], ...posts };
}

// src/campaign/seat-view.ts
function seatViewOf(live, seat, since) {
  const { record, book, env, clocks, orders, prepared, news, acted, recent, post } = live;
  const { definition } = book;
  const view = viewOf(book, env, seat);
  const decisions = decisionsOf(book, env, seat);
  const name = seatName(record, book, seat);
  const fresh = !acted.includes(seat);
  const others = waitedFor(book, record, env).seats.filter((one) => one !== seat);
  return {
    record,
    book,
    view,
    decisions,
    interrupted: env.frames.slice(0, -1).flatMap(({ ask }) => ask && mayAnswer(ask, seat) ? [String(ask.id)] : []),
    free: definition.free(view),
    phase: phaseOf(book, env),
    last: lastAct(recent, seat, name),
    since: newsToSeat(since, { seat, name }, decisions),
    news: privateNews(news[seat] ?? [], decisions),
    seatName: name,
    seatInText: seatInText(record, book, seat),
    awaited: awaited(env).includes(seat),
    deadline: deadlineOf(clocks, seat),
    waitingOn: others.map((one) => seatInText(record, book, one)),
    orders: orders.filter((order) => order.seat === seat),
    prepared: prepared.filter((answer) => answer.seat === seat),
    undo: rowToTakeBack(recent, (one) => one === seat),
    fresh,
    opening: fresh && (post === null || post.number === 1)
  };
}

// src/campaign/status.ts
async function statusOf(core, game) {
  const { repository, books } = core;
  const record = await core.record(game);
  const { definition, content } = await core.reading(game, () => books.pinned(record));
  const members = await repository.members(game);
  const lobby = {
    record,
    definition,
    members,
    seats: definition.roster(record.options, content),
    places: placesOf({ definition, content }, record),
    free: freePlaces({ definition, content }, record, members),
    glossary: definition.guide.glossary(content, record.options)
  };
  if (record.started === null || record.status === "damaged")
    return { ...lobby, phase: null, awaited: [], deadline: null, result: null, standings: null };
  const live = await core.begun(record);
  const { env, book } = live;
  const running2 = live.record.status === "running";
  const view = publicView(book, env);
  return {
    ...lobby,
    record: live.record,
    phase: definition.phase(view.table),
    standings: definition.guide.standings(view),
    awaited: running2 ? waitedFor(book, live.record, env).seats : [],
    deadline: running2 ? publicDeadline(live) : null,
    result: env.over
  };
}

// src/campaign/todo.ts
async function todoOf(core, person) {
  const games2 = await core.repository.games({ person, status: ["running"] });
  const lists = await Promise.all(games2.map(async (record) => await todoIn(core, await core.begun(record), person)));
  const all = lists.flat();
  return [...all.filter((todo) => todo.owed), ...all.filter((todo) => !todo.owed)];
}
async function todoIn(core, live, person) {
  const { record, book, env, members, clocks, post } = live;
  const mine = env.seats.filter((seat) => holders(members, seat).some((member) => member.person === person));
  const open = mine.flatMap((seat) => decisionsOf(book, env, seat).filter(waits));
  if (open.length === 0 || record.status !== "running") return [];
  const message = post && await core.repository.outbox.messageOf(record.id, liveSlot(post.number), channelOf(record));
  return open.map((decision) => ({
    record,
    seat: decision.seat,
    seatName: seatName(record, book, decision.seat),
    title: decision.text ?? questionOf(book, env, decision),
    owed: decision.owed,
    deadline: decision.owed ? deadlineOf(clocks, decision.seat) : null,
    message
  }));
}
var waits = ({ owed, invited }) => owed || invited;
function questionOf(book, env, decision) {
  const { question } = book.definition.guide.prompt(viewOf(book, env, decision.seat), decision);
  return question === "" ? decision.actions.map((name) => book.actions.get(name)?.title ?? name).join(" / ") : question;
}

// src/campaign/turns.ts
import { setTimeout as sleep2, setImmediate as yieldToEventLoop3 } from "node:timers/promises";

// src/campaign/absence.ts
import { setImmediate as yieldToEventLoop2 } from "node:timers/promises";
var MINUTE3 = 6e4;
var LEAST = 2 * MINUTE3;
var LOOKS_EVERY = MINUTE3;
var NOTED_EVERY = MINUTE3;
var Absences = class {
  #core;
  #chores;
  #last = null;
  #noted = Number.NEGATIVE_INFINITY;
  constructor(core, chores) {
    this.#core = core;
    this.#chores = chores;
  }
  /** The bot is there. What was lost since the last look is given back. Throws `StoreUnavailable`; then it counts as away. */
  async look() {
    const { clock } = this.#core;
    const look = { now: clock.now(), awake: clock.awake?.() ?? null };
    const before = this.#last?.now ?? await this.#core.repository.awake();
    const lost = before === null ? 0 : look.now - before - this.#present(look);
    if (lost >= LEAST) await this.#giveBack({ from: look.now - lost, to: look.now });
    if (before !== null && look.now < before) await this.#cap(look.now);
    if (lost >= LEAST || Math.abs(look.now - this.#noted) >= NOTED_EVERY) await this.note(look.now);
    this.#last = look;
  }
  /** Stores that the bot was there until now. */
  async note(now = this.#core.clock.now()) {
    await this.#core.repository.keepAwake(now);
    this.#noted = now;
  }
  /** Whether a campaign still waits for what it has lost. */
  owes(game) {
    return this.#chores.isFailing(choreOf(game));
  }
  /** How much of the time since the last look the bot was there. */
  #present({ now, awake }) {
    const last = this.#last;
    if (!last) return 0;
    if (awake === null || last.awake === null) return now - last.now;
    return Math.min(awake - last.awake, LOOKS_EVERY);
  }
  async #giveBack(absence) {
    const { repository, logger } = this.#core;
    const { from, to } = absence;
    const near = await repository.dueClocks(to + (to - from));
    const games2 = new Set(near.map(({ game }) => game));
    logger.warn({ minutes: Math.round((to - from) / MINUTE3), games: games2.size }, "the bot was away");
    const interaction = (game) => `away ${game} ${from}`;
    for (const game of games2) {
      await this.#chores.do(
        choreOf(game),
        () => this.#wind(game, interaction(game), (clock, pace) => afterAbsence(clock, pace, absence), absence)
      );
      await yieldToEventLoop2();
    }
  }
  /** No deadline is further away than the pace of its campaign, whatever the clock said when it was set. */
  async #cap(now) {
    for (const { id, pace } of await this.#core.repository.games({ status: ["running"] })) {
      if (pace !== null) await this.#wind(id, null, (clock) => withinPace(clock, pace, now), null);
      await yieldToEventLoop2();
    }
  }
  /** Sets the clocks of a campaign anew, and shows that; `absence`: told in the channel. */
  #wind(game, interaction, wind, absence) {
    return this.#core.queued(game, async (record) => {
      const { pace, status } = record;
      if (status !== "running" || pace === null) return;
      const live = await this.#core.load(record);
      const clocks = live.clocks.map((clock) => ({ game, ...wind(clock, pace) }));
      if (sameClocks(live.clocks, clocks)) return;
      const after2 = { ...live, clocks };
      const outbox = [...absence ? [notice(after2, absence)] : [], ...shown(live, after2)];
      await this.#core.write({ game, interaction, outbox, clocks, at: this.#core.clock.now() }, after2);
    });
  }
};
var choreOf = (game) => ({ game, kind: "absence", which: "" });
function shown(before, { record, members, clocks, post }) {
  const seats = clocks.filter((clock, i) => clock.deadline !== before.clocks[i]?.deadline).map(({ seat }) => seat);
  const persons = new Set(seats.flatMap((seat) => holders(members, seat).map(({ person }) => person)));
  return [...post?.open ? [liveRow(record, post.number)] : [], ...[...persons].map(seatsRow)];
}
function notice(live, { from, to }) {
  const { record } = live;
  const deadline = publicDeadline(live);
  const next = deadline === null ? "" : ` The next deadline is <t:${Math.floor(deadline / 1e3)}:R>.`;
  const text = [`I was away for ${inWords(to - from)}. Whose time has run down meanwhile has it back.${next}`];
  return single(channelOf(record), { ...blank, title: `${record.name}: later deadlines`, text });
}
function inWords(span) {
  const minutes = Math.round(span / MINUTE3);
  const parts = [
    [Math.floor(minutes / 1440), "day"],
    [Math.floor(minutes % 1440 / 60), "hour"],
    [minutes % 60, "minute"]
  ];
  const said = parts.filter(([count2]) => count2 > 0).map(([count2, unit]) => `${count2} ${unit}${count2 === 1 ? "" : "s"}`);
  return said.slice(0, 2).join(" ");
}

// src/campaign/behind.ts
var DRAFT = "free";
async function messagesBehind(core, live) {
  const filled = await filling(core, live);
  const sending = await core.repository.outbox.inFlight();
  const behind = [];
  for (const person of personsOf(live.members)) {
    const part = await seatMessage(core, live.record.id, person);
    const untold = part !== null && part.wait !== null && part.wait !== part.notified;
    if (untold || filled.includes(person)) behind.push(person);
  }
  const isOnItsWay = (row) => sending.some(({ game, destination, slot }) => {
    return game === live.record.id && destination === row.destination && slot === row.slot;
  });
  return behind.map(seatsRow).filter((row) => !isOnItsWay(row));
}
async function filling({ repository }, { record, env, members }) {
  const found = await Promise.all(
    env.seats.map(async (seat) => {
      const sheet = await repository.sheet(record.id, { seat, decision: DRAFT });
      return sheet === null ? [] : holders(members, seat).map(({ person }) => person);
    })
  );
  return found.flat();
}

// src/campaign/steady.ts
var SteadyClock = class {
  #clock;
  #read;
  #passed;
  constructor(clock) {
    this.#clock = clock;
    this.#read = clock.now();
    this.#passed = this.#read;
  }
  now() {
    const read = this.#clock.now();
    this.#passed += Math.max(0, read - this.#read);
    this.#read = read;
    return this.#passed;
  }
};

// src/campaign/chores.ts
var FAILING = {
  deadline: "A player's time is up, but I cannot give the answer that counts then.",
  computer: "A computer player cannot move.",
  restart: "I cannot take this campaign up again after my restart.",
  absence: "I was away for a while, and cannot set the deadlines that came meanwhile to a later time."
};
var GOES_ON = "I have tried three times, and keep trying, less and less often. Nothing is lost, and everyone can go on playing as far as the rules allow it. If it stays like this, ask whoever runs this bot: its log says why.";
var SOON = 5e3;
var LATEST = 10 * 6e4;
var PATIENCE = 3;
var Chores = class {
  #core;
  #clock;
  #failures = /* @__PURE__ */ new Map();
  constructor(core) {
    this.#core = core;
    this.#clock = new SteadyClock(core.clock);
  }
  /** Does it now, unless it has failed just before. Throws `StoreUnavailable`, and nothing else. */
  async do(chore, work) {
    const key = keyOf(chore);
    const before = this.#failures.get(key);
    if (before && before.due > this.#clock.now()) return;
    try {
      await work();
      this.#failures.delete(key);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      if (isSetAside(error)) this.#failures.delete(key);
      else if (this.#failures.get(key) === before) await this.#failed({ chore, work }, before?.times ?? 0, error);
    }
  }
  isFailing(chore) {
    return this.#failures.has(keyOf(chore));
  }
  /** Tries again what has failed, as far as its time has come. */
  async again() {
    for (const { chore, work } of [...this.#failures.values()]) await this.do(chore, work);
  }
  /** Something has changed in a game: what failed there may go well now. */
  hurry(game) {
    for (const [key, failure] of this.#failures)
      if (failure.chore.game === game) this.#failures.set(key, { ...failure, due: this.#clock.now() });
  }
  async #failed({ chore, work }, before, error) {
    const times = before + 1;
    const due = this.#clock.now() + Math.min(LATEST, SOON * 2 ** before);
    this.#failures.set(keyOf(chore), { chore, work, times, due });
    const { logger } = this.#core;
    logger.error({ ...chore, times, error: plainError(error) }, "failed, to be tried again");
    if (times === PATIENCE)
      await this.#tellHost(chore).catch(
        (worse) => logger.error({ ...chore, error: plainError(worse) }, "the host could not be told of it")
      );
  }
  /** Once for a state of the game, whatever restarts there are. */
  #tellHost({ game, kind }) {
    const core = this.#core;
    return core.queued(game, async (record) => {
      if (record.status !== "running") return;
      const standing = await core.repository.snapshot(game);
      const post = { ...blank, title: `${record.name}: something does not go on`, text: [FAILING[kind], " ", GOES_ON] };
      const outbox = [single(personalBox(record.host), post)];
      const interaction = `failing ${game} ${kind} ${standing?.seq ?? 0}`;
      await core.write({ game, interaction, outbox, at: core.clock.now() });
    });
  }
};
var isSetAside = (error) => error instanceof Refused && error.code === "damaged";
var keyOf = ({ game, kind, which }) => `${game} ${kind} ${which}`;

// src/campaign/reminder.ts
function reminder(record, book, { person }, seat, deadline) {
  return single(personalBox(person), {
    ...blank,
    title: `${record.name}: ${seatName(record, book, seat)}, a reminder`,
    text: [`The campaign is waiting on you; the default action is taken <t:${Math.floor(deadline / 1e3)}:R>.`],
    controls: [{ kind: "act", seat, label: "My seat" }]
  });
}

// src/campaign/turns.ts
var Turns = class {
  #core;
  #botDelay;
  #botDice = new Dice({ key: newSecret().secret, next: 0 });
  #chores;
  #absences;
  #ticking = null;
  #resuming = Promise.resolve();
  #stopped = false;
  /** `botDelay`: how long a computer player waits before it moves, ms. */
  constructor(core, botDelay) {
    this.#core = core;
    this.#botDelay = botDelay;
    this.#chores = new Chores(core);
    this.#absences = new Absences(core, this.#chores);
  }
  #play(live) {
    return new Play(live, this.#core.clock.now(), this.#botDice);
  }
  /** A game to try something out in: nothing of it is written, and no picture is drawn. */
  async trial({ game, person, seat }) {
    const live = await this.#core.seated(await this.#core.record(game), person, seat);
    return new Play({ ...live, names: null }, this.#core.clock.now());
  }
  /**
   * Does something for a seat; what was said ahead answers what comes of it, and all of it is one write. Null: the
   * interaction had been handled before, and nothing was done again.
   */
  act({ game, person, seat, interaction, sheet }, work) {
    return this.#core.queued(game, async (record) => {
      const live = await this.#core.seated(record, person, seat);
      const play = this.#play(live);
      try {
        if (sheet) await this.#requireUnchanged(game, seat, sheet);
        const done = work(play);
        return await this.#finish(play, interaction, person) === "repeated" ? null : { play, done };
      } catch (error) {
        if (error instanceof Refused && await this.#core.isHandled(interaction)) return null;
        throw error;
      }
    });
  }
  async #requireUnchanged(game, seat, { decision, was }) {
    const is = await this.#core.repository.sheet(game, { seat, decision });
    if (was !== void 0 && canonical(is) !== canonical(was))
      refuse("stale", "Somebody else who plays this seat has just changed or submitted this: look at it once more.");
  }
  async submit({ game, person, interaction, ...move }) {
    const { seat } = move;
    const acted = await this.act({ game, person, seat, interaction }, (play2) => {
      const decision = move.decision ?? decisionFor(play2, seat, move, null);
      if (decision !== null) play2.sheets.push({ seat, decision, left: null });
      return play2.take({ kind: "act", person, ...move });
    });
    if (!acted) return { line: "", text: ["This has been done already."], repeated: true, row: null };
    const { play, done } = acted;
    const action = play.live.book.actions.get(done.action);
    if (!action) throw new Error("an accepted action is missing");
    this.#core.logger.info({ game, interaction, seat, action: action.name }, "a move");
    const row = rowToTakeBack(play.rows, (one) => one === seat);
    return { line: print(action, done.params), text: [action.title], repeated: false, row };
  }
  /** Answers given ahead and windows that wait for nobody, then one write. */
  async #finish(play, interaction, by = null) {
    settle(play);
    const { change, live } = outcomeOf(play, interaction, by);
    for (const error of play.failures)
      this.#core.logger.error({ game: change.game, error: plainError(error) }, "a computer player failed to react");
    const outcome = await this.#core.write(change, live);
    if (play.rows.length > 0) {
      this.#chores.hurry(change.game);
      this.wakeBots(change.game, live);
    }
    return outcome;
  }
  /**
   * Default answers for seats whose time is up, reminders that are due, and what has failed before; after an absence, later
   * deadlines. A game that fails stops no other; one look at a time.
   */
  tick() {
    this.#ticking ??= this.#look().finally(() => {
      this.#ticking = null;
    });
    return this.#ticking;
  }
  async #look() {
    const { repository, clock } = this.#core;
    try {
      await this.#chores.again();
      await this.#absences.look();
      for (const due of await repository.dueClocks(clock.now())) {
        const { game, seat, phase } = due;
        if (this.#absences.owes(game)) continue;
        await this.#chores.do({ game, kind: "deadline", which: `${seat} ${phase}` }, () => this.#workOff(due));
        await yieldToEventLoop3();
      }
    } catch (error) {
      unlessUnavailable(error);
    }
  }
  #workOff({ game, seat, phase }) {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running") return;
      const now = this.#core.clock.now();
      const live = await this.#core.load(record);
      const clock = live.clocks.find((one) => one.seat === seat && one.phase === phase);
      if (clock?.deadline === void 0 || clock.deadline === null) return;
      if (clock.deadline > now) return await this.#remind(live, clock, clock.deadline, now);
      const play = this.#play(live);
      play.expired.add(seat);
      answerByDefault(play, seat);
      await this.#finish(play, null);
    });
  }
  async #remind(live, due, deadline, now) {
    const { record, book, members, clocks } = live;
    if (due.remind === null || due.remind > now) return;
    const outbox = holders(members, due.seat).map((member) => reminder(record, book, member, due.seat, deadline));
    const reminded = clocks.map((clock) => clock === due ? { ...clock, remind: null } : clock);
    const change = { game: record.id, outbox, clocks: reminded, at: now };
    await this.#core.write(change, { ...live, clocks: reminded });
  }
  /** Lets all running games go on, one after the other, and others get their turn in between. */
  resume() {
    this.#resuming = this.#resuming.catch(() => void 0).then(() => this.#wakeAll());
    return this.#resuming;
  }
  async #wakeAll() {
    const running2 = await this.#core.repository.games({ status: ["running"] });
    try {
      for (const { id } of running2) {
        if (this.#stopped) return;
        await this.#wake(id);
        await yieldToEventLoop3();
      }
    } catch (error) {
      unlessUnavailable(error);
    }
  }
  /**
   * What a game that was running before needs to go on: answers that this release gives by itself, clocks for those who
   * have none, a post of its phase, messages that were left behind, computer players.
   */
  async #wake(game) {
    await this.#chores.do({ game, kind: "restart", which: "" }, () => this.#takeUp(game));
    this.wakeBots(game);
  }
  #takeUp(game) {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running") return;
      await readWhole(this.#core.repository, record);
      const play = this.#play(await this.#core.load(record));
      settle(play);
      const { clocks } = play.live;
      if (play.rows.length > 0 || !sameClocks(clocks, clocksOf(play))) await this.#finish(play, null);
      if (play.env.over) return;
      const live = await this.#core.load(record);
      const present = live.post?.open ? { outbox: await messagesBehind(this.#core, live) } : refreshed(live, live.post);
      if (present.outbox.length > 0) await this.#core.write({ game, ...present, at: this.#core.clock.now() });
    });
  }
  /** Computer players, if the game has any, move a little later, one move at a time. */
  wakeBots(game, live) {
    if (live?.env.over || live?.members.some((member) => member.bot) === false) return;
    void (async () => {
      if (this.#botDelay > 0) await sleep2(this.#botDelay, void 0, { ref: false });
      if (!this.#stopped) await this.#chores.do({ game, kind: "computer", which: "" }, () => this.#moveBot(game));
    })().catch(unlessUnavailable);
  }
  /** The first computer player that has something to do; one that fails keeps no other from it. */
  #moveBot(game) {
    return this.#core.queued(game, async (record) => {
      if (record.status !== "running" || this.#stopped) return;
      const live = await this.#core.load(record);
      const seats = live.members.flatMap(({ bot, seat }) => bot && seat !== null ? [seat] : []);
      const failures = [];
      for (const seat of seats) {
        try {
          if (await this.#moveSeat(live, seat)) return;
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    });
  }
  /** Says whether there was something to do. */
  async #moveSeat(live, seat) {
    const input = botInput(live.book, live.env, seat, this.#botDice);
    if (!input) return false;
    const play = this.#play(live);
    play.take(input);
    await this.#finish(play, null);
    return true;
  }
  stop() {
    this.#stopped = true;
  }
  /** Notes until when the bot was there. */
  async leave() {
    await this.#resuming.catch(() => void 0);
    await this.#absences.note().catch(unlessUnavailable);
  }
};
function unlessUnavailable(error) {
  if (!(error instanceof StoreUnavailable)) throw error;
}

// src/campaign/campaigns.ts
var Campaigns = class {
  deliveries;
  servers;
  privacy;
  #core;
  #turns;
  #lobbies;
  constructor({ repository, books, clock, logger, botDelay, secrets }) {
    this.#core = new Core(repository, books, clock, logger, secrets);
    this.#turns = new Turns(this.#core, botDelay);
    this.#lobbies = new Lobbies(this.#core);
    this.privacy = privacy(this.#core, (game) => this.#turns.wakeBots(game));
    this.servers = servers(this.#core);
    this.deliveries = deliveries(this.#core);
  }
  get definitions() {
    return this.#core.books.definitions;
  }
  shipped(game) {
    return this.#core.books.shipped(game);
  }
  withScenario(game, text) {
    return this.#core.books.withScenario(game, text);
  }
  create(input) {
    return createGame(this.#core, input);
  }
  join(input) {
    return joinGame(this.#core, input);
  }
  leave(game, person, interaction) {
    return leaveGame(this.#core, game, person, interaction);
  }
  share(game, person, people, interaction) {
    return shareSeats(this.#core, { game, person, people, interaction });
  }
  async start(game, person, bots, interaction) {
    await startGame(this.#core, game, person, bots, interaction);
    this.#turns.wakeBots(game);
  }
  abandon(game, person, interaction) {
    return abandonGame(this.#core, game, person, interaction);
  }
  repair(wish) {
    return repairGame(this.#core, wish);
  }
  move(wish) {
    return moveGame(this.#core, wish);
  }
  submit(move) {
    return this.#turns.submit(move);
  }
  check(batch) {
    return checkLines(this.#turns, batch);
  }
  submitAll(batch) {
    return submitLines(this.#turns, batch);
  }
  carryOut(answer) {
    return carryOut(this.#turns, answer);
  }
  async trial(batch) {
    const { rows, play } = await tryMoves(this.#turns, batch);
    return { rows, after: await this.#seatViewOf({ ...play.live, env: play.env }, batch.seat) };
  }
  prepare(answer) {
    return prepare(this.#turns, answer);
  }
  undo(wish) {
    return undo(this.#core, wish);
  }
  /** Deadlines, reminders, lobbies that nobody joins: to be called every few seconds. */
  async tick() {
    await this.#turns.tick();
    await this.#lobbies.tick();
  }
  /**
   * Lets all running games go on after a restart, one after the other: clocks, computer players. A game that fails stops no
   * other. Whoever plays need not wait for it.
   */
  resume() {
    return this.#turns.resume();
  }
  record(game) {
    return this.#core.record(game);
  }
  async find({
    channel,
    ended: ended2 = false,
    ...rest
  }) {
    const { repository } = this.#core;
    const filter = ended2 ? rest : { ...rest, status: ["lobby", "running", "damaged"] };
    if (channel === void 0) return repository.games(filter);
    const game = await repository.gameOfThread(channel);
    const ofThread = game === null ? null : await repository.game(game);
    return ofThread ? [ofThread] : repository.games({ ...filter, channel });
  }
  async seatsOf(game, person) {
    const members = await this.#core.repository.members(game);
    return members.flatMap((m) => m.person === person && !m.bot && m.seat !== null ? [m.seat] : []);
  }
  async seatView(game, person, seat) {
    return this.#seatViewOf(await this.#core.seated(await this.record(game), person, seat), seat);
  }
  async #seatViewOf(live, seat) {
    const since = await this.#core.repository.toldSince(live.record.id, [seat]);
    return seatViewOf(live, seat, since.get(seat) ?? []);
  }
  status(game) {
    return statusOf(this.#core, game);
  }
  async chronicle(game, last) {
    const { id } = await this.record(game);
    return await this.#core.reading(id, () => this.#core.repository.told(id, last));
  }
  todo(person) {
    return todoOf(this.#core, person);
  }
  async board(game, person, seat) {
    return boardOf2(await this.#begun(game), await this.seatsOf(game, person), seat);
  }
  async zones(game) {
    return zonesOf(await this.#begun(game));
  }
  async closeUp(game, zone) {
    return closeUpOf(await this.#begun(game), zone);
  }
  async legend(game) {
    return legendOf(await this.#begun(game));
  }
  async plan(game, person, seat, rows) {
    return planOf(await this.#seated(game, person, seat), seat, rows);
  }
  async hand(game, person, seat) {
    const scene = handOf(await this.#seated(game, person, seat), seat);
    return { scene, text: scene.text };
  }
  async cards(game, person, seat) {
    return cardsOf(await this.#seated(game, person, seat), seat);
  }
  async card(game, person, seat, card) {
    return cardOf(await this.#seated(game, person, seat), seat, card);
  }
  async #begun(game) {
    return this.#core.begun(await this.record(game));
  }
  async #seated(game, person, seat) {
    return this.#core.seated(await this.record(game), person, seat);
  }
  async orders(game, person, seat) {
    const { orders } = await this.#core.seated(await this.record(game), person, seat);
    return orders.filter((order) => order.seat === seat);
  }
  setOrder(game, person, seat, name, params, interaction) {
    return setOrder(this.#turns, { game, person, seat, interaction }, name, params);
  }
  usePreset(game, person, seat, name, interaction) {
    return usePreset(this.#turns, { game, person, seat, interaction }, name);
  }
  clearOrder(game, person, seat, name, interaction) {
    return clearOrder(this.#turns, { game, person, seat, interaction }, name);
  }
  sheet(game, person, seat, decision) {
    return readSheet(this.#core, game, person, { seat, decision });
  }
  keepSheet(game, person, seat, decision, sheet) {
    return keepSheet(this.#core, game, person, { seat, decision }, sheet);
  }
  export(game) {
    return gameFile(this.#core.repository, game);
  }
  /** Lets computer players rest and waits for what is being worked on. */
  async stop() {
    this.#turns.stop();
    await this.#core.stop();
    await this.#turns.leave();
  }
};

// src/campaign/restart.ts
import { setImmediate as yieldToEventLoop4 } from "node:timers/promises";
var NOTED_AFTER = 20;
var TURN2 = 50;
async function checkRunning(repository, books, clock, logger, progress = null) {
  const caretaker = { repository, clock, logger };
  for (const game of await repository.unreadable()) await setAside(caretaker, game, "its record cannot be read");
  const due = await repository.unchecked(books.codes);
  const checked = [];
  progress?.begin(due.length);
  for (let at = 0; at < due.length; at += NOTED_AFTER) {
    const played = {};
    for (const game of due.slice(at, at + NOTED_AFTER)) {
      const record = await recordOf(repository, game);
      const outcome = record ? await checkOrSetAside(caretaker, books, record) : "damaged";
      const code = books.codes.get(record?.game ?? "");
      if (outcome !== "damaged" && code !== void 0) played[game] = code;
      checked.push({ game, outcome });
      progress?.done(checked.length);
      await yieldToEventLoop4();
    }
    await repository.keepChecked(played);
  }
  progress?.end();
  return checked;
}
async function recordOf(repository, game) {
  try {
    return await repository.game(game);
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}
async function checkOrSetAside(caretaker, books, record) {
  const { repository, clock, logger } = caretaker;
  const game = record.id;
  try {
    const outcome = record.started === null ? "same" : await check2(repository, books, clock, record);
    if (outcome !== "same") logger.info({ game, outcome }, "a running game meets new rules");
    if (record.status === "damaged") await takeUpAgain(caretaker, record);
    return outcome;
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof DatabaseProblem) throw error;
    if (!(error instanceof Damaged))
      logger.error({ game, error: plainError(error) }, "a running game cannot be checked");
    await setAside(caretaker, record, error instanceof Damaged ? error.message : "this release cannot take it up");
    return "damaged";
  }
}
async function check2(repository, books, clock, record) {
  const { rows, snapshot } = await readWhole(repository, record);
  const book = await books.pinned(record);
  const stored = readState(snapshot.state, record.rules);
  const { rules, stateVersion } = book.definition;
  if (await reproduces(book, stored, rows, record.secret, snapshot)) {
    if (record.rules === rules) return "same";
    await repository.write({ game: record.id, set: { rules }, at: clock.now() });
    return "re-pinned";
  }
  if (record.rules === rules && stored.stateVersion === stateVersion)
    throw new Damaged("its log does not lead to its state under the rules that wrote it");
  await upgrade(repository, clock.now(), record, book, stored, snapshot);
  return "upgraded";
}
async function reproduces(book, stored, rows, secret, snapshot) {
  if (stored.stateVersion !== book.definition.stateVersion) return false;
  try {
    let played = 0;
    let last = "";
    for (const { row, state } of replayed(book, sinceOrigin(rows), secret)) {
      last = stateHash(state);
      if (last !== row.state) return false;
      if (++played % TURN2 === 0) await yieldToEventLoop4();
    }
    return last === snapshot.hash;
  } catch (error) {
    if (error instanceof Divergence) return false;
    throw error;
  }
}
async function upgrade(repository, at, record, book, stored, { chain }) {
  const { definition } = book;
  const { rules } = definition;
  const { seq } = stored;
  const state = upgradedState(definition, stored);
  const params = copy(state);
  const advance = ownStep({ state, seq, seat: null, action: "upgraded", params });
  const head = { kind: "upgraded", decision: null, regardless: false, person: null, input: seq, at };
  const { row, snapshot } = toLogRow(book, advance, { env: stored, chain }, head);
  await repository.write({
    game: record.id,
    set: { rules },
    rows: [row],
    state: { from: seq, to: snapshot },
    dropCheckpoints: 0,
    outbox: record.rules === rules ? [] : notices(record, definition),
    at
  });
}
function notices(record, definition) {
  const text = [
    `The rules of ${definition.name} were corrected in this release (now version ${definition.rules}). `,
    "Nothing that has happened in this campaign changes; from now on the corrected rules apply."
  ];
  const post = { ...blank, title: `${record.name}: new rules`, text };
  return [channelOf(record), personalBox(record.host)].map((destination) => single(destination, post));
}

// src/campaign/rules-code.ts
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
var HERE = dirname(fileURLToPath(import.meta.url));
var SOURCES = join(HERE, "..");
var KERNEL = ["engine", "graph", "campaign/history.ts"];
function rulesCode({ id, rules, stateVersion }, sources = SOURCES) {
  const bundled = !existsSync(join(sources, "engine"));
  const places = bundled ? [HERE] : [...KERNEL, `games/${id}`].map((place) => join(sources, place));
  return createHash("sha256").update(`${filesHash(places)} ${id} ${rules} ${stateVersion}`).digest("hex");
}
function filesHash(places) {
  const hash = createHash("sha256");
  for (const file of places.flatMap(codeIn)) hash.update(`${readFileSync(file, "utf8")}\0`);
  return hash.digest("hex");
}
function codeIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return /\.[jt]s$/.test(place) ? [place] : [];
  return readdirSync(place).sort().flatMap((name) => codeIn(join(place, name)));
}

// src/campaign/rulebooks.ts
var bookKey = ({ game, content }) => `${game} ${content}`;
var AT_HAND = 40;
var Rulebooks = class _Rulebooks {
  definitions;
  #shipped = /* @__PURE__ */ new Map();
  /** A pack's hash says nothing of its game: two games may have the same content. */
  #pinned = /* @__PURE__ */ new Map();
  /** Names the code of the rules, by game: that of now, whatever lies in its files later. */
  codes;
  #repository;
  constructor(repository, definitions, codeOf) {
    this.#repository = repository;
    this.definitions = definitions;
    this.codes = new Map(definitions.map((definition) => [definition.id, codeOf(definition)]));
  }
  /**
   * Reads and checks every game's pack (null: those of this release) and keeps it in the database. `codeOf` names the code
   * of a game's rules, `read` reads and checks one pack. Throws `PackError`.
   */
  static async open(repository, definitions, packs, codeOf = rulesCode, read = readShipped) {
    const books = new _Rulebooks(repository, definitions, codeOf);
    for (const definition of definitions) {
      const { files, book } = read(definition, packs);
      if (!await storedPack(repository, book.hash)) await repository.keepPack(book.hash, definition.id, files);
      books.#shipped.set(definition.id, { files, book });
      books.#pinned.set(bookKey({ game: definition.id, content: book.hash }), book);
    }
    return books;
  }
  /** What a new game is played with. */
  shipped(game) {
    return this.#ofToday(game).book;
  }
  #ofToday(game) {
    const known2 = this.definitions.map((d) => d.name).join(", ");
    return this.#shipped.get(game) ?? refuse("unknown-game", `There is no game \u201C${game.slice(0, 40)}\u201D; there are: ${known2}.`);
  }
  /** The same with a scenario of a host's own. Throws `PackError`. */
  withScenario(game, text) {
    const { files, book } = this.#ofToday(game);
    return readOwnScenario(book.definition, files, text);
  }
  /** Keeps the pack of a campaign that is about to be created. */
  async keep({ files, book }) {
    const game = book.definition.id;
    const today = this.#ofToday(game);
    const base = { hash: today.book.hash, files: today.files };
    if (!await storedPack(this.#repository, book.hash))
      await keepPackOver(this.#repository, game, { hash: book.hash, files }, base);
    this.#pin(bookKey({ game, content: book.hash }), book);
  }
  /** Of the packs of single campaigns the last used are at hand. */
  #pin(key, book) {
    const spare = [...this.#pinned].filter(([, one]) => this.#shipped.get(one.definition.id)?.book !== one);
    if (spare.length >= AT_HAND && spare[0]) this.#pinned.delete(spare[0][0]);
    this.#pinned.set(key, book);
  }
  /** What this game is played with: today's rules, the pack of its first day. */
  async pinned(record) {
    const known2 = this.#pinned.get(bookKey(record));
    if (known2) return known2;
    const { definition } = this.shipped(record.game);
    const files = await storedPack(this.#repository, record.content);
    if (!files) throw new Damaged("the pack that it is played with is missing");
    const book = openPinned(definition, files);
    this.#pin(bookKey(record), book);
    return book;
  }
};

// src/housekeeping.ts
import { setInterval } from "node:timers";
var HOUR2 = 36e5;
var DAY2 = 24 * HOUR2;
var BACKUPS = 14;
var Housekeeping = class {
  #house;
  #timers = [];
  #end = new AbortController();
  #underWay = Promise.resolve();
  constructor(house) {
    this.#house = house;
  }
  start() {
    const { file, backupHours } = this.#house;
    this.#begin(() => this.#clean());
    this.#timers.push(setInterval(() => this.#begin(() => this.#clean()), DAY2));
    if (backupHours > 0 && file !== ":memory:")
      this.#timers.push(setInterval(() => this.#begin(() => this.#copy()), backupHours * HOUR2));
  }
  /** Finishes what is under way. */
  async stop() {
    for (const timer of this.#timers) clearInterval(timer);
    this.#end.abort();
    await this.#underWay;
  }
  /** One after the other. */
  #begin(work) {
    this.#underWay = this.#underWay.then(work);
  }
  async #copy() {
    const { file, clock, logger } = this.#house;
    try {
      const folder = backupFolder(file);
      const made = await backUp(file, folder, clock.now(), "timed");
      prune(folder, BACKUPS);
      logger.info({ file: made }, "the database is backed up");
    } catch (error) {
      logger.error({ error: plainError(error) }, "the backup failed");
    }
  }
  async #clean() {
    const { database, keep: keep2, clock, logger } = this.#house;
    try {
      const rows = await cleanUp(database, keep2, clock.now(), this.#end.signal);
      if (rows > 0) logger.info({ rows }, "what has had its time is removed");
    } catch (error) {
      logger.warn({ error: plainError(error) }, "what has had its time could not be removed");
    }
  }
};

// src/metrics.ts
var import_prom_client = __toESM(require_prom_client(), 1);
var FAST = [5e-4, 1e-3, 25e-4, 5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
var SLOW = [5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
function createMetrics() {
  const registry = new import_prom_client.Registry();
  const registers = [registry];
  (0, import_prom_client.collectDefaultMetrics)({ register: registry, prefix: "umpire_" });
  const rows = new import_prom_client.Counter({
    name: "umpire_log_rows_total",
    help: "Log rows by kind",
    labelNames: ["kind"],
    registers
  });
  const writes = new import_prom_client.Histogram({
    name: "umpire_write_seconds",
    help: "Time of one change in the store",
    buckets: FAST,
    registers
  });
  const pictures = new import_prom_client.Histogram({
    name: "umpire_picture_seconds",
    help: "Time of one picture, waiting included",
    buckets: SLOW,
    registers
  });
  const broken = new import_prom_client.Counter({
    name: "umpire_picture_failures_total",
    help: "Pictures that could not be drawn",
    registers
  });
  return {
    registry,
    store: (repository) => ({
      ...repository,
      async write(change) {
        const stop = writes.startTimer();
        const outcome = await repository.write(change);
        stop();
        if (outcome === "written") for (const { kind } of change.rows ?? []) rows.inc({ kind });
        return outcome;
      }
    }),
    renderer: (renderer) => ({
      async png(scene) {
        const stop = pictures.startTimer();
        try {
          return await renderer.png(scene);
        } catch (error) {
          broken.inc();
          throw error;
        } finally {
          stop();
        }
      },
      close: () => renderer.close()
    }),
    watch({ pending, running: running2, online, storing }) {
      gauge("umpire_outbox_waiting", "Posts that are not sent yet", pending);
      gauge("umpire_campaigns_running", "Campaigns that are being played", running2);
      gauge("umpire_gateway_up", "1 while every connection to Discord is up", async () => online() ? 1 : 0);
      gauge("umpire_store_up", "1 while the database takes what is written", async () => storing() ? 1 : 0);
    }
  };
  function gauge(name, help, read) {
    new import_prom_client.Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      }
    });
  }
}

// src/progress.ts
var import_cli_progress = __toESM(require_cli_progress(), 1);
var LINE_EVERY = 5e3;
var startProgress = (logger) => process.stderr.isTTY ? bar() : lines(logger);
function bar() {
  const shown2 = new import_cli_progress.SingleBar({
    format: "Checking campaigns against this release {bar} {value} of {total} \xB7 {eta_formatted} left"
  });
  return {
    begin(total) {
      if (total > 0) shown2.start(total, 0);
    },
    done: (count2) => shown2.update(count2),
    end: () => shown2.stop()
  };
}
function lines(logger, now = () => performance.now()) {
  let of = 0;
  let told = 0;
  return {
    begin(total) {
      of = total;
      told = now();
      if (total > 0) logger.info({ campaigns: total }, "checking campaigns against this release");
    },
    done(count2) {
      if (now() - told < LINE_EVERY || count2 === of) return;
      told = now();
      logger.info({ done: count2, of }, "checking campaigns against this release");
    },
    end() {
      if (of > 0) logger.info({ campaigns: of }, "all campaigns are checked");
    }
  };
}

// src/umpire.ts
var TICK = 5e3;
var LONGEST_AWAY = 2 * 6e4;
var MACHINE = { now: () => Date.now(), awake: () => performance.now() };
var awayTooLong = (ms) => ms < LONGEST_AWAY ? null : `it has had no connection to Discord for ${Math.floor(ms / 6e4)} minutes`;
var Opened = class {
  #closers = [];
  onClose(close) {
    this.#closers.push(close);
  }
  async close() {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
};
async function startUmpire(start) {
  const opened2 = new Opened();
  try {
    return await putTogether(start, opened2);
  } catch (error) {
    await opened2.close();
    throw damageOf(start.database, error) ?? error;
  }
}
async function putTogether(start, opened2) {
  const { logger, clock = MACHINE, definitions = games, store = sqliteRepository } = start;
  const folder = backupFolder(start.database);
  let goOn = () => {
  };
  const database = openDatabase(start.database, {
    beforeMigrating: (sqlite) => backUpNow(sqlite, folder, clock.now(), "before-migrating"),
    events: {
      troubled: (reason) => logger.error({ reason }, "nothing can be stored: what people do is refused until that is over"),
      recovered() {
        logger.info("everything is stored again");
        goOn();
      },
      lost(problem) {
        logger.fatal(problem.message);
        start.lost?.(problem);
      }
    }
  });
  opened2.onClose(() => database.close());
  const metrics = createMetrics();
  const repository = metrics.store(store(database));
  const books = await Rulebooks.open(repository, definitions, start.packs);
  await checkRunning(repository, books, clock, logger, startProgress(logger));
  const campaigns = new Campaigns({
    repository,
    books,
    clock,
    logger,
    botDelay: start.botDelay,
    secrets: start.secrets
  });
  goOn = () => {
    campaigns.resume().catch((error) => logger.error({ error: plainError(error) }, "the campaigns could not go on"));
  };
  const renderer = metrics.renderer(start.renderer ?? createRenderer());
  opened2.onClose(() => renderer.close());
  const discord = await startDiscord({
    campaigns,
    renderer,
    token: start.token,
    logger,
    now: () => clock.now(),
    permit: () => database.requireLock(),
    ...start.api === null ? {} : { api: start.api },
    ...start.timeout === void 0 ? {} : { timeout: start.timeout }
  });
  opened2.onClose(() => discord.stop());
  opened2.onClose(() => campaigns.stop());
  const tick = () => {
    if (!discord.ready()) return;
    campaigns.tick().catch((error) => logger.error({ error: plainError(error) }, "the clocks could not be read"));
  };
  const timer = setInterval2(tick, TICK);
  const { backupHours, keep: keep2 = KEPT } = start;
  const house = new Housekeeping({ database, file: start.database, backupHours, keep: keep2, clock, logger });
  opened2.onClose(() => house.stop());
  opened2.onClose(() => clearInterval(timer));
  metrics.watch({
    pending: () => campaigns.deliveries.pending(),
    running: async () => (await repository.games({ status: ["running"] })).length,
    online: () => discord.ready(),
    storing: () => database.trouble() === null
  });
  goOn();
  house.start();
  return {
    campaigns,
    discord,
    renderer,
    database,
    metrics: metrics.registry,
    trouble: () => database.trouble() ?? awayTooLong(discord.away()),
    stop: () => opened2.close()
  };
}

export {
  Core,
  Campaigns,
  checkRunning,
  Rulebooks,
  require_cli_progress,
  startUmpire
};
