import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { LocalizedText } from '@tartip/domain/language'
import { bankDayAt } from '@tartip/domain/bank-day/time-rule'
import { bishkekDate } from '@tartip/domain/time/instant'

import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { withExclusiveLock } from '../../platform/db/exclusive-lock.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import { parseDictionaries, type DatasetContents, type Dictionaries } from './dictionaries.ts'
import { createRulesResolvers } from './graphql/rules-resolvers.ts'
import { rulesPolicies } from './graphql/rules-policies.ts'
import { typeDefs } from './graphql/rules.sdl.generated.ts'
import type { Rules } from './public.ts'
import {
  createReferenceDatasetStore,
  datasetNames,
  type ReferenceDatasetStore,
} from './store/reference-dataset-store.ts'
import { importDataset } from './use-cases/import-dataset.ts'

/** Any fixed number: processes that start at once on an empty database bring each dictionary once. */
const seedingLock = 7_290_414

export interface RulesModuleDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ownPrefix: string
  /** What the own bank is called, when not as the directory of banks has it. */
  readonly ownBankName?: LocalizedText
  /** The folder with the dictionaries that the product ships. */
  readonly seedDir: string
}

export type RulesModule = Awaited<ReturnType<typeof createRulesModule>>

/** Loads the dictionaries (the shipped ones on the very first start) and keeps them in memory. */
export async function createRulesModule(deps: RulesModuleDeps) {
  const datasets = createReferenceDatasetStore(deps.db)
  // An ordinary start finds them all and waits for no other process.
  if ((await missingOf(datasets)).length > 0) {
    await withExclusiveLock(deps.db, seedingLock, () => seedMissing(datasets, deps.seedDir))
  }

  let contents = await readContents(datasets, bishkekDate(deps.clock.now()))
  let dictionaries = parseDictionaries(contents, deps.ownPrefix, deps.ownBankName)
  let loaded = await stampOf(datasets, deps.clock)

  const rules: Rules = {
    bankDay: () => bankDayAt(deps.clock.now(), dictionaries),
    calendar: () => dictionaries.calendar,
    fieldRules: () => dictionaries.fieldRules,
    tariffs: () => dictionaries.tariffs,
    banks: () => dictionaries.banks,
    paymentCodes: () => dictionaries.paymentCodes,
    letterSubjects: () => dictionaries.letterSubjects,
    abroad: () => dictionaries.abroad,
  }

  /** Loads again when a version was added or a new day made one valid; answers how many times. */
  const reloadWhenChanged = async (): Promise<number> => {
    const stamp = await stampOf(datasets, deps.clock)
    if (stamp === loaded) return 0
    const next = await readContents(datasets, bishkekDate(deps.clock.now()))
    const parsed: Dictionaries = parseDictionaries(next, deps.ownPrefix, deps.ownBankName)
    contents = next
    dictionaries = parsed
    loaded = stamp
    return 1
  }

  return {
    rules,
    /** Frequent questions to the bank, also for people who are not signed in. */
    faq: () => dictionaries.faq,
    /** The bank's instructions for people. */
    instructionDocuments: () => dictionaries.instructionDocuments,
    reloadWhenChanged,
    importDataset: importDataset({ datasets, ownPrefix: deps.ownPrefix, current: () => contents }),
    service: {
      name: 'rules',
      typeDefs,
      resolvers: createRulesResolvers({ rules, clock: deps.clock }),
      policies: rulesPolicies,
    } satisfies GraphqlService,
  }
}

async function missingOf(datasets: ReferenceDatasetStore) {
  const present = new Set((await datasets.findValid('9999-12-31')).map(dataset => dataset.name))
  return datasetNames.filter(known => !present.has(known))
}

async function seedMissing(datasets: ReferenceDatasetStore, seedDir: string): Promise<void> {
  for (const name of await missingOf(datasets)) {
    await datasets.append({
      name,
      content: await readFile(join(seedDir, name), 'utf8'),
      // Valid for every day the product can be used; a bank's own version starts on its day.
      validFrom: '2020-01-01',
      source: 'shipped with the product',
    })
  }
}

async function readContents(
  datasets: ReferenceDatasetStore,
  today: string,
): Promise<DatasetContents> {
  const found = new Map((await datasets.findValid(today)).map(dataset => [dataset.name, dataset]))
  const entries = datasetNames.map(name => {
    const dataset = found.get(name)
    if (!dataset) throw new Error(`No version of the dictionary ${name} is valid on ${today}`)
    return [name, dataset.content] as const
  })
  // Every name of the list is there.
  return Object.fromEntries(entries) as DatasetContents
}

/** Changes when a version is added and when the bank's day changes. */
async function stampOf(datasets: ReferenceDatasetStore, clock: Clock): Promise<string> {
  return `${bishkekDate(clock.now())} ${await datasets.countVersions()}`
}
