import { writeFileSync } from 'node:fs';
import { mailFile, mailHtml } from './mail-html.ts';

// `npm run mails`
writeFileSync(mailFile, `${await mailHtml()}\n`);
