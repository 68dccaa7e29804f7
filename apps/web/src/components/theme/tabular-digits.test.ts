import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** Figures under one another, and digits that change in their place: a code, a countdown, a day of the calendar. */
const columns = [
  'components/theme/global.css',
  'components/fields/account-picker.module.css',
  'components/fields/calendar-panel.module.css',
  'components/fields/code-field.module.css',
  'components/fields/field.module.css',
  'components/fields/money-field.module.css',
  'components/table/pager.module.css',
  'components/charts/chart-frame.module.css',
  'app/session/session-dialog.module.css',
  'documents/form/form.module.css',
  'features/accounts/account/deposit/deposit.module.css',
  'features/accounts/home/accounts-card.module.css',
  'features/accounts/home/queue.module.css',
  'features/cards/card-face.module.css',
  'features/files/files.module.css',
  'features/payments/deadlines/deadlines.module.css',
  'features/rates/rates.module.css',
  'features/salary/salary.module.css',
  'features/simulator/simulator.module.css',
]

test('tabular digits stand only in columns, running text has the digits of its letters', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .filter(name => readFileSync(join(source, name), 'utf8').includes('tabular-nums'))
  expect(files.toSorted()).toEqual(columns.toSorted())
})
