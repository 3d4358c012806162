/** Imported before anything that declares a schema: a page's policy forbids code made of text, and zod would try whether it may. */
import { z } from "zod";

z.config({ jitless: true });
