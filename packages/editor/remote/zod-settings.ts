/** Imported before every schema: its compiled checks would need `eval`, which the policy of the page forbids. */
import { config } from 'zod';

config({ jitless: true });
