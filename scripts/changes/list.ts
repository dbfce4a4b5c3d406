import type { Edit } from './what-fails.ts';

/** A change of the table in CONTRIBUTING.md, as somebody would begin it. */
export interface UsualChange {
  /** The change's name in the table. */
  name: string;
  /** The deciding line first, then its words. */
  edits: readonly [Edit, ...Edit[]];
  /** For files of its row that compile without the change: the test or command that demands them. */
  asked: Readonly<Record<string, string>>;
}

/** Adds the same line before another one, in a file of each language. */
const words = (subject: string, said: Readonly<Record<'en' | 'nl', readonly [before: string, line: string]>>): Edit[] =>
  Object.entries(said).map(([language, [before, line]]) => ({
    file: `phrases/src/subjects/${subject}.${language}.ts`,
    find: before,
    replace: `${line}\n${before}`,
  }));

const inTables = 'api/src/platform/database/reference-tables.test.ts';
const newMigration = { 'a new migration': 'api/src/platform/database/checked-words.test.ts' };

/**
 * Changes that must fail at each place that has to mention them (decisions/0128-complete-by-construction.md); what others cost is in
 * decisions/0139-what-thirty-changes-cost.md.
 */
export const usualChanges: readonly UsualChange[] = [
  {
    name: 'a refund tier',
    edits: [
      {
        file: 'rules/src/refund.ts',
        find: "  { reason: '12to18h', percent: 0, fromHours: 12 },",
        replace:
          "  { reason: '12to18h', percent: 0, fromHours: 12 },\n  { reason: '6to12h', percent: 0, fromHours: 6 },",
      },
      ...words('match', {
        en: ["    '12to18h': 'Pending, 12", "    '6to12h': 'Pending, 6 to 12 hours before',"],
        nl: ["    '12to18h': 'In afwachting, 12", "    '6to12h': 'In afwachting, 6 tot 12 uur ervoor',"],
      }),
      ...words('what-if', {
        en: ["  '12to18h': '12 to 18", "  '6to12h': '6 to 12 hours before',"],
        nl: ["  '12to18h': '12 tot 18", "  '6to12h': '6 tot 12 uur ervoor',"],
      }),
    ],
    asked: {
      'chaos/src/booking/oracle-game.ts': 'npm run chaos -- booking',
      'docs/product.md': 'scripts/changes/usual-changes.test.ts',
    },
  },
  {
    name: 'a third language',
    edits: [
      {
        file: 'rules/src/languages.ts',
        find: "hours: 'uur', isOfCountry: true },",
        replace:
          "hours: 'uur', isOfCountry: true },\n  fy: { name: 'Frysk', locale: 'fy-NL', decimal: ',', thousands: '.', hours: 'oere', isOfCountry: false },",
      },
      ...words('newsletters', {
        en: ["  in: { en: 'English',", '  // Its name here.'],
        nl: ["  in: { en: 'Engels',", '  // Its name here.'],
      }).map(({ file, find }) => ({ file, find, replace: find.replace('{ en', "{ fy: 'Fries', en") })),
      ...words('audit-facts', {
        en: ["    nl: 'in Dutch',", "    fy: 'in Frisian',"],
        nl: ["    nl: 'in het Nederlands',", "    fy: 'in het Fries',"],
      }),
    ],
    asked: {
      'a new migration': inTables,
      'api/src/demo/data/told.json': 'api/src/demo/data.test.ts',
      'phrases/src/nl.ts': 'phrases/src/index.ts',
      'phrases/src/subjects/*.nl.ts': 'phrases/src/index.ts',
    },
  },
  {
    name: 'a payment provider',
    edits: [
      {
        file: 'rules/src/payment-providers.ts',
        find: 'stripe: true, mollie: true,',
        replace: 'stripe: true, mollie: true, adyen: true,',
      },
      {
        file: 'api/src/platform/settings/payment-settings.ts',
        find: '  mollie: { apiKey',
        replace: '  adyen: { apiKey: string; apiUrl: string };\n  mollie: { apiKey',
      },
      ...words('switches', {
        en: [
          '    sandbox: {',
          "    adyen: { name: 'Adyen', does: 'Off: nothing is paid through Adyen or sent back.' },",
        ],
        nl: [
          '    sandbox: {',
          "    adyen: { name: 'Adyen', does: 'Uit: er wordt niets betaald via Adyen of teruggestuurd.' },",
        ],
      }),
    ],
    asked: {
      ...newMigration,
      'api/src/providers/payments': 'api/src/providers/payments/conformance.test.ts',
      'api/test': 'api/src/providers/payments/conformance.test.ts',
      'deploy/compose.yaml': 'scripts/containers.test.ts',
      'deploy/kubernetes/secret.example.yaml': 'scripts/containers.test.ts',
      'docs/operate/settings.md': 'scripts/operate.test.ts',
      'docs/operate/providers.md': 'scripts/operate.test.ts',
      'docs/operate/duties.md': 'scripts/operate.test.ts',
    },
  },
  {
    name: 'a sport',
    edits: [
      {
        file: 'rules/src/sports.ts',
        find: "  'Martial arts': {",
        replace:
          "  Hockey: { rated: 4, mayCost: true, teamSize: 11, ground: 'Artificial grass' },\n  'Martial arts': {",
      },
      ...words('games', {
        en: ["    'Martial arts': 'Martial arts',", "    Hockey: 'Hockey',"],
        nl: ["    'Martial arts': '", "    Hockey: 'Hockey',"],
      }),
    ],
    asked: {
      'a new migration': inTables,
      'api/src/demo/data/games.json': 'api/src/demo/data.test.ts',
      'api/src/demo/data/places.json': 'api/src/demo/data.test.ts',
    },
  },
  {
    name: 'a notification kind',
    edits: [
      {
        file: 'rules/src/kinds/communities.ts',
        find: '/** To the member who was removed. */',
        replace:
          "/** To its members: it has another name. */\nexport const communityRenamed = {\n  category: 'communities',\n  ownMail: { budget: null },\n} as const satisfies NoticeKind;\n\n/** To the member who was removed. */",
      },
      ...words('notice-kinds', {
        en: [
          '  communityRequest: {',
          "  communityRenamed: { title: 'New name', message: 'Another name', static: 'Another name' },",
        ],
        nl: [
          '  communityRequest: {',
          "  communityRenamed: { title: 'Nieuwe naam', message: 'Andere naam', static: 'Andere naam' },",
        ],
      }),
      ...words('mail', {
        en: [
          '  communityRequest: {',
          "  communityRenamed: { subject: 'New name', body: 'Another name', button: 'See' },",
        ],
        nl: [
          '  communityRequest: {',
          "  communityRenamed: { subject: 'Nieuwe naam', body: 'Andere naam', button: 'Bekijk' },",
        ],
      }),
    ],
    asked: {
      'api/src/features/notifications/events': 'scripts/told-kinds.test.ts',
      'api/src/demo/data/told.json': 'nothing: an example is a choice',
    },
  },
  {
    name: 'a channel of notifications',
    edits: [
      {
        file: 'rules/src/notifications.ts',
        find: "['app', 'mail', 'push'] as const",
        replace: "['app', 'mail', 'push', 'sms'] as const",
      },
      {
        file: 'rules/src/message-channels.ts',
        find: 'push: true, app: false }',
        replace: 'push: true, app: false, sms: true }',
      },
      {
        file: 'rules/src/message-channels.ts',
        find: '{ mail: true, push: false }',
        replace: '{ mail: true, push: false, sms: false }',
      },
      {
        file: 'rules/src/message-channels.ts',
        find: 'app: true, push: false }',
        replace: 'app: true, push: false, sms: false }',
      },
      {
        file: 'contract/src/notifications.ts',
        find: '  push: z.boolean(),\n}',
        replace: '  push: z.boolean(),\n  sms: z.boolean(),\n}',
      },
      ...words('notices', {
        en: ["    channels: { app: 'In the app',", '    // Its name here.'],
        nl: ["    channels: { app: 'In de app',", '    // Its name here.'],
      }).map(({ file, find }) => ({ file, find, replace: find.replace('{ app', "{ sms: 'SMS', app") })),
      ...words('operating', {
        en: ["      push: 'Push", "      sms: 'SMS',"],
        nl: ["mail: 'E-mail', push: 'Push", "sms: 'SMS',"],
      }),
    ],
    asked: newMigration,
  },
  {
    name: 'a column on game',
    edits: [
      {
        file: 'api/src/platform/schema.ts',
        find: '  again_of_id: string | null;',
        replace: '  again_of_id: string | null;\n  parking: string | null;',
      },
      {
        file: 'api/src/platform/database/game-columns.ts',
        find: '  again_of_id: {',
        replace: "  parking: { by: 'form', again: true, exported: true, shown: 'page' },\n  again_of_id: {",
      },
      {
        file: 'contract/src/game-form.ts',
        find: '  tournament: z.boolean().default(false),',
        replace: "  tournament: z.boolean().default(false),\n  parking: line(200).default(''),",
      },
    ],
    asked: {
      'contract/src/game-shapes.ts': 'api/src/features/games/shown-columns.test.ts',
      'api/src/features/games/present.ts': 'api/src/features/games/shown-columns.test.ts',
      'api/src/features/games/making/read-form.ts': 'nothing: the column is the form’s field of the same name',
      'web/src/features/making/fields.ts': 'web/src/features/making/draft.ts',
      'web/src/features/making/contact-fields.tsx': 'web/src/pages/game-form.test.tsx',
      'web/src/features/making/game-rules.ts': 'nothing: a rule is a choice',
      'phrases/src/subjects/create.en.ts': 'web/src/features/making/fields.ts',
    },
  },
  {
    name: 'what an organiser writes about a game',
    edits: [
      {
        file: 'api/src/platform/schema.ts',
        find: '  color: string;\n  size: number;',
        replace: '  color: string;\n  goals: number | null;\n  size: number;',
      },
      {
        file: 'api/src/platform/database/game-columns.ts',
        find: '  size: {',
        replace: '  goals: { again: false, shown: true },\n  size: {',
      },
      {
        file: 'contract/src/game-shapes.ts',
        find: '  color: z.string(),\n  team_members',
        replace: '  color: z.string(),\n  goals: z.int().nullable(),\n  team_members',
      },
      {
        file: 'rules/src/audit-acts.ts',
        find: "  'game.feature',",
        replace: "  'game.feature',\n  'game.result',",
      },
      {
        file: 'rules/src/audit-facts.ts',
        find: "  organiserKind: 'word',",
        replace: "  goals: 'number',\n  organiserKind: 'word',",
      },
      ...words('audit-acts', {
        en: ['    game_feature: ', "    game_result: '{{who}} wrote the result of {{what}}',"],
        nl: ['    game_feature: ', "    game_result: '{{who}} schreef de uitslag van {{what}} op',"],
      }),
      ...words('audit-facts', {
        en: ["    organiserKind: '", "    goals: 'goals',"],
        nl: ["    organiserKind: '", "    goals: 'doelpunten',"],
      }),
    ],
    asked: {
      'contract/src/attendance.ts': 'nothing: a call begins with it',
      'api/src/features/attendance': 'api/src/platform/admins/admin-acts.test.ts',
      'rules/src/permissions.ts': 'nothing: a right that is there may do',
      'web/src/features/attendance': 'nothing: a part of its own, as this one',
      'e2e/visits.ts': 'web/src/app/every-page-listed.test.ts',
      'docs/product.md': 'nothing: rules are told by hand',
    },
  },
  {
    name: 'a column about people',
    edits: [
      {
        file: 'api/src/platform/schema.ts',
        find: '  shows_first_name: Filled<boolean>;',
        replace: '  shows_first_name: Filled<boolean>;\n  shirt_number: number | null;',
      },
    ],
    asked: { 'api/src/features/privacy/tables-of-*.ts': 'nothing: an account is not in them' },
  },
  {
    name: 'a column on community',
    edits: [
      {
        file: 'api/src/platform/schema.ts',
        find: '  closed_note: string | null;',
        replace: '  closed_note: string | null;\n  color: string | null;',
      },
      {
        file: 'api/src/platform/database/community-columns.ts',
        find: '  featured_position: {',
        replace: "  color: { by: 'leaders', shown: true },\n  featured_position: {",
      },
      {
        file: 'contract/src/communities.ts',
        find: '  communityOptions,\n});',
        replace: '  color: z.string().nullable(),\n  communityOptions,\n});',
      },
      {
        file: 'contract/src/leading.ts',
        find: "        pictureIs: z.enum(['banner', 'location']),",
        replace: "        color: line(7),\n        pictureIs: z.enum(['banner', 'location']),",
      },
    ],
    asked: {
      'phrases/src/subjects/leading.en.ts': 'nothing: words are a choice',
      'contract/src/console-communities.ts': 'api/src/features/communities/console/change-community.ts',
      'api/src/features/communities/console/create-community.ts': 'api/src/platform/database/community-columns.ts',
      'api/src/features/communities/console/change-community.ts': 'api/src/platform/database/community-columns.ts',
    },
  },
  {
    name: 'a setting',
    edits: [
      {
        file: 'api/src/platform/schema.ts',
        find: '  shows_first_name: Filled<boolean>;',
        replace: '  shows_first_name: Filled<boolean>;\n  phone: string | null;',
      },
      {
        file: 'api/src/platform/database/user-columns.ts',
        find: '  page_readers: {',
        replace: "  phone: { exported: true, leaving: 'default' },\n  page_readers: {",
      },
      {
        file: 'contract/src/profile.ts',
        find: '  showsFirstName: z.boolean(),',
        replace: '  showsFirstName: z.boolean(),\n  phone: z.string().nullable(),',
      },
      {
        file: 'contract/src/profile.ts',
        find: '      showsFirstName: z.boolean().optional(),',
        replace: '      showsFirstName: z.boolean().optional(),\n      phone: line(20).nullable().optional(),',
      },
    ],
    asked: {
      'web/src/features/accounts/settings': 'web/src/pages/settings.test.tsx',
      'phrases/src/subjects/settings.en.ts': 'web/src/pages/settings/findable.ts',
    },
  },
  {
    name: 'a kind of journal',
    edits: [
      {
        file: 'rules/src/books/journal-kinds.ts',
        find: '  vat: { sells',
        replace: "  refund_by_hand: { sells: null, daybook: 'payments' },\n  vat: { sells",
      },
      {
        file: 'api/src/platform/schema.ts',
        find: "    | 'pay_vat';",
        replace: "    | 'pay_vat'\n    | 'refund_by_hand';",
      },
      {
        file: 'contract/src/statement.ts',
        find: '    settlement: false,',
        replace: '    refund_by_hand: false,\n    settlement: false,',
      },
      ...words('ledger', {
        en: ["    refund_again: '", "    refund_by_hand: 'A refund by hand',"],
        nl: ["    refund_again: '", "    refund_by_hand: 'Een terugbetaling met de hand',"],
      }),
    ],
    asked: { ...newMigration, 'phrases/src/subjects/statement.en.ts': 'contract/src/statement.ts' },
  },
  {
    name: 'something more that people buy',
    edits: [
      {
        file: 'rules/src/books/vat.ts',
        find: "['game', 'pass', 'fee', 'correction'] as const",
        replace: "['game', 'pass', 'subscription', 'fee', 'correction'] as const",
      },
      {
        file: 'rules/src/books/accounts.ts',
        find: '  owed_by_person: {',
        replace: "  subscription: { owner: 'user', sale: 'earned' },\n  owed_by_person: {",
      },
      {
        file: 'rules/src/books/journal-kinds.ts',
        find: '  vat: { sells',
        replace: "  subscribed: { sells: 'subscription', daybook: 'sales' },\n  vat: { sells",
      },
      {
        file: 'rules/src/books/chart.ts',
        find: '  unexplained: {',
        replace: "  subscription: { number: '1663', rgs: 'BSchOpaVor.04' },\n  unexplained: {",
      },
      {
        file: 'contract/src/statement.ts',
        find: '    pass_back: true,',
        replace: '    pass_back: true,\n    subscribed: true,',
      },
      {
        file: 'contract/src/receipts.ts',
        find: "['top_up', 'entrance_fee', 'pass', 'promotion'] as const",
        replace: "['top_up', 'entrance_fee', 'pass', 'subscription', 'promotion'] as const",
      },
      ...(
        [
          ["    | 'pay_vat';", "    | 'pay_vat'\n    | 'subscribed';"],
          ["    | 'input_vat';", "    | 'input_vat'\n    | 'subscription';"],
          [
            '  unexplained_cents: Filled<number>;',
            '  unexplained_cents: Filled<number>;\n  subscription_cents: Filled<number>;',
          ],
          ["interface VatRate {\n  kind: 'game' |", "interface VatRate {\n  kind: 'game' | 'subscription' |"],
          ["  position: number;\n  kind: 'game' |", "  position: number;\n  kind: 'game' | 'subscription' |"],
        ] as const
      ).map(([find, replace]) => ({ file: 'api/src/platform/schema.ts', find, replace })),
      ...words('ledger', {
        en: ["    pass: 'Prepaid", "    subscription: 'Subscriptions, not used yet',"],
        nl: ["    pass: 'Vooruitontvangen", "    subscription: 'Abonnementen, nog niet gebruikt',"],
      }),
      ...words('ledger', {
        en: ["      pass: 'Passes',", "      subscription: 'Subscriptions',"],
        nl: ["pass: 'Rittenkaarten',", "subscription: 'Abonnementen',"],
      }),
      ...words('ledger', {
        en: ["    pass: 'Pass for", "    subscription: 'Subscription',"],
        nl: ["    pass: 'Rittenkaart", "    subscription: 'Abonnement',"],
      }),
      ...words('ledger', {
        en: ["    refund_again: '", "    subscribed: 'Subscribed',"],
        nl: ["    refund_again: '", "    subscribed: 'Abonnement gekocht',"],
      }),
      ...words('statement', {
        en: ["    pass_bought: 'Pass", "    subscribed: 'Subscribed',"],
        nl: ["    pass_bought: '", "    subscribed: 'Abonnement gekocht',"],
      }),
      ...words('document', {
        en: ["    pass: 'Pass for", "    subscription: 'Subscription',"],
        nl: ["    pass: 'Rittenkaart", "    subscription: 'Abonnement',"],
      }),
      ...words('receipt', {
        en: ["    pass: 'Pass',", "    subscription: 'Subscription',"],
        nl: ["    pass: 'Rittenkaart',", "    subscription: 'Abonnement',"],
      }),
    ],
    asked: {
      ...newMigration,
      'api/src/features/passes': 'nothing: a room of its own, as this one',
      'api/src/features/wallet/receipt-queries.ts': 'nothing: its receipts are none until then',
      'docs/product.md': 'nothing: rules are told by hand',
    },
  },
  {
    name: 'an admin call',
    edits: [
      {
        file: 'rules/src/audit-acts.ts',
        find: "  'game.feature',",
        replace: "  'game.feature',\n  'game.rename',",
      },
      {
        file: 'rules/src/audit-facts.ts',
        find: "  organiserKind: 'word',",
        replace: "  organiserKind: 'word',\n  parking: 'text',",
      },
      ...words('audit-acts', {
        en: ['    game_feature: ', "    game_rename: '{{who}} renamed {{what}}',"],
        nl: ['    game_feature: ', "    game_rename: '{{who}} hernoemde {{what}}',"],
      }),
      ...words('audit-facts', {
        en: ["    organiserKind: '", "    parking: 'parking',"],
        nl: ["    organiserKind: '", "    parking: 'parkeren',"],
      }),
    ],
    asked: {
      'contract/src/console-*.ts': 'nothing: a call begins with it',
      'api/src/features/console/routes.ts': 'api/src/platform/admins/admin-acts.test.ts',
    },
  },
  {
    name: 'a search filter',
    edits: [
      {
        file: 'contract/src/discovery.ts',
        find: '  evening: flag',
        replace: '  indoors: flag,\n  evening: flag',
      },
      {
        file: 'web/src/features/finding/search.ts',
        find: '  evening: boolean;',
        replace: '  indoors: boolean;\n  evening: boolean;',
      },
      ...words('filters', {
        en: ["  location: 'Location',", "  indoors: 'Indoors',"],
        nl: ["  location: '", "  indoors: 'Binnen',"],
      }),
    ],
    asked: { 'a new migration': 'nothing: an index is a choice' },
  },
  {
    name: 'a statement column',
    edits: [
      {
        file: 'contract/src/statement.ts',
        find: '  receiptId: id.nullable(),\n});',
        replace: '  receiptId: id.nullable(),\n  place: z.string().nullable(),\n});',
      },
    ],
    asked: {
      'api/src/features/wallet/movement-rows.ts': 'api/src/features/wallet/present.ts',
      'phrases/src/subjects/statement.en.ts': 'api/src/features/wallet/write-csv.ts',
    },
  },
  {
    name: 'a discount',
    edits: [
      {
        file: 'rules/src/price.ts',
        find: '{ earlyBird: false, promocode: true,',
        replace: '{ earlyBird: false, young: false, promocode: true,',
      },
      ...words('receipt', {
        en: ["    promocode: 'Promocode',", "    young: 'Under 18',"],
        nl: ["    promocode: 'Promocode',", "    young: 'Onder de 18',"],
      }),
    ],
    asked: {
      'phrases/src/subjects/spots.en.ts': 'web/src/ui/joining/pay/spot-price-lines.tsx',
      'chaos/src/booking/oracle-spots.ts': 'npm run chaos -- booking',
      'docs/product.md': 'nothing: rules are told by hand',
    },
  },
  {
    name: 'a way to pay',
    edits: [
      {
        file: 'rules/src/limits.ts',
        find: "['ideal', 'revolut', 'card', 'applepay'] as const",
        replace: "['ideal', 'revolut', 'card', 'applepay', 'bancontact'] as const",
      },
      {
        file: 'rules/src/fees.ts',
        find: '  applepay: {',
        replace: '  bancontact: { percent: 0, fixedCents: 40 },\n  applepay: {',
      },
      {
        file: 'api/src/platform/schema.ts',
        find: "  method: 'ideal' | 'revolut' | 'card' | 'applepay';",
        replace: "  method: 'ideal' | 'revolut' | 'card' | 'applepay' | 'bancontact';",
      },
      ...words('payment-methods', {
        en: ["  applepay: 'Apple Pay',", "  bancontact: 'Bancontact',"],
        nl: ["  applepay: 'Apple Pay',", "  bancontact: 'Bancontact',"],
      }),
    ],
    asked: {
      ...newMigration,
      'docs/operate/settings.md': 'scripts/listed-in-docs.test.ts',
    },
  },
  {
    name: 'a rate limit',
    edits: [
      {
        file: 'api/src/platform/limits/rate-limits.ts',
        find: "  resetPassword: networkAnHour('reset-ip', 240),",
        replace:
          "  resetPassword: networkAnHour('reset-ip', 240),\n  readGuide: { name: 'guide', most: 10, minutes: 15, guesses: false },",
      },
    ],
    asked: {
      'deploy/limits.json': 'api/src/platform/settings/limits-file.test.ts',
    },
  },
  {
    name: 'a metric',
    edits: [
      {
        file: 'api/src/platform/processes/metrics.ts',
        find: "new Gauge({\n  name: 'rondo_build_info',",
        replace:
          "new Counter({\n  name: 'rondo_guides_total',\n  help: 'Guides read',\n  registers: [registry],\n});\n\nnew Gauge({\n  name: 'rondo_build_info',",
      },
    ],
    asked: {
      'docs/operate/watch.md': 'scripts/listed-in-docs.test.ts',
      'deploy/dashboards': 'scripts/dashboards.test.ts',
      'deploy/alerts.yml': 'nothing: an alarm is a choice',
      'docs/alarms.md': 'scripts/alerts.test.ts',
      'deploy/alerts.test.yml': 'scripts/alerts.test.ts',
      'chaos/src/alarms': 'scripts/alarm-drills.test.ts',
    },
  },
  {
    name: 'a page',
    edits: [
      {
        file: 'web/src/app/routes.ts',
        find: "  { path: '/about',",
        replace: "  { path: '/guide', page: 'guide', title: 'nav.titles.guide' },\n  { path: '/about',",
      },
      ...words('nav', {
        en: ["    ticket: 'Your ticket',", "    guide: 'Guide',"],
        nl: ["    ticket: 'Je ticket',", "    guide: 'Gids',"],
      }),
    ],
    asked: {
      'web/src/pages': 'e2e/every-page.spec.ts',
      'e2e/visits.ts': 'web/src/app/every-page-listed.test.ts',
      'docs/pages.md': 'web/src/app/every-page-listed.test.ts',
    },
  },
  {
    name: 'a chaos scenario',
    edits: [
      {
        file: 'chaos/src/main.ts',
        find: '  crash: ([api = 10,',
        replace: '  drought: ([seconds = 20]) => overload(seconds),\n  crash: ([api = 10,',
      },
    ],
    asked: { 'chaos/README.md': 'scripts/listed-in-docs.test.ts' },
  },
];
