import { parseArgs } from 'node:util';
import { isEmail } from '@metra/contract/core/primitives';
import { ConfigurationError } from '../../../platform/configuration.ts';
import { takeOffLostSecondFactor } from './lost-second-factor.service.ts';
import { runOperatorCommand } from './operator-command.ts';

const usage = 'Usage: npm run second-factor:remove -- --email person@example.org';

function addressOf(args: string[]): string {
  const { email } = parseArgs({ args, options: { email: { type: 'string' } }, strict: false }).values;
  if (typeof email === 'string' && isEmail(email)) return email;
  throw new ConfigurationError(`An e-mail address is needed.\n\n${usage}`);
}

await runOperatorCommand(async (platform) => {
  const email = addressOf(process.argv.slice(2));
  return (await takeOffLostSecondFactor(platform, email))
    ? `${email} signs in with the password alone until a second factor is set up again.`
    : `${email} has no second factor; nothing was changed.`;
});
