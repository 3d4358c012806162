/** Looks whether everything is set up, before the first start and after it. */
import { Command } from "commander";
import { type Config, ConfigProblem, readConfig } from "../config.ts";
import { examineDiscord, type Finding, wrong } from "../discord/index.ts";
import { games } from "../games/registry.ts";
import { examineMachine, type Machine, THIS_MACHINE } from "./doctor/machine.ts";

export function doctorCommand(machine: Machine = THIS_MACHINE): Command {
  return new Command("doctor")
    .description("look whether everything is set up, and say what to do; exit code 0 only if all is good")
    .option("--channel <id>", "a channel whose permissions are looked at, beside those that have campaigns")
    .action(async ({ channel }: { channel?: string }) => {
      const findings = await examine(process.env, channel ?? null, machine);
      process.stdout.write(pageOf(findings));
      if (findings.some(({ good }) => !good)) process.exitCode = 1;
    });
}

/** Everything that can be looked at; a token is never shown. */
export async function examine(
  env: NodeJS.ProcessEnv,
  channel: string | null,
  machine: Machine,
): Promise<readonly Finding[]> {
  const config = configOf(env);
  if (config instanceof ConfigProblem) return [wrong("settings", config.message)];
  const { findings, channels } = await examineMachine(config, machine);
  const asked = [...new Set([...(channel === null ? [] : [channel]), ...channels])];
  return [...(await examineToken(config, asked, machine)), ...findings];
}

async function examineToken({ token, api }: Config, channels: readonly string[], { now }: Machine) {
  if (token === null)
    return [
      wrong(
        "token",
        "DISCORD_TOKEN is not set, so Discord cannot be asked anything. Copy the token from the developer portal (your " +
          "application, Bot, Reset Token) into .env.",
      ),
    ];
  return await examineDiscord({ token, api, definitions: games, channels, now });
}

function configOf(env: NodeJS.ProcessEnv): Config | ConfigProblem {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigProblem) return error;
    throw error;
  }
}

function pageOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const lines = findings.map(({ what, good, text }) => `${good ? "✓" : "✗"} ${what.padEnd(width)}  ${text}`);
  const left = findings.filter(({ good }) => !good).length;
  const sum = left === 0 ? "All is good." : `${left === 1 ? "One thing is" : `${left} things are`} left to do.`;
  return `${lines.join("\n")}\n\n${sum}\n`;
}
