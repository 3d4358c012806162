import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** This checkout. */
export const HERE = fileURLToPath(new URL("..", import.meta.url));
const LOCK = "package-lock.json";

/** A worktree of the commit; modules are those of this checkout where both ask for the same ones. */
export function checkedOut(commit: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), "umpire-beside-")), "there");
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder, commit], { cwd: HERE, stdio: "inherit" });
  if (dependencies(folder) === dependencies(HERE))
    symlinkSync(join(HERE, "node_modules"), join(folder, "node_modules"));
  else execFileSync("bash", ["setup.sh"], { cwd: folder, stdio: "inherit" });
  return folder;
}

/** What is installed, whatever the project's own version is. */
function dependencies(folder: string): string {
  const { packages } = JSON.parse(readFileSync(join(folder, LOCK), "utf8")) as { packages: { [path: string]: object } };
  const { "": own, ...others } = packages;
  return JSON.stringify({ ...own, version: null, others });
}

export function removed(folder: string): void {
  rmSync(join(folder, "node_modules"), { recursive: true, force: true }); // only the link, if it is one
  execFileSync("git", ["worktree", "remove", "--force", folder], { cwd: HERE });
  rmSync(join(folder, ".."), { recursive: true, force: true });
}
