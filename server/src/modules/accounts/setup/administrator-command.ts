import { createAdministrator, type Outcome } from './administrator.service.ts';
import { parseAdministratorArguments } from './administrator-arguments.ts';
import { runOperatorCommand } from './operator-command.ts';

const sentences: Record<Outcome, string> = {
  created: 'is an administrator now.',
  mailed: 'gets a mail with a link to choose a password.',
  promoted: 'had an account already: it is an administrator now and keeps its password.',
  already: 'is an administrator already; nothing was changed.',
  'not needed': 'was not needed.',
};

await runOperatorCommand(async (platform) => {
  const administrator = await parseAdministratorArguments({
    args: process.argv.slice(2),
    environment: process.env,
    input: process.stdin,
  });
  return `${administrator.email} ${sentences[await createAdministrator(platform, administrator)]}`;
});
