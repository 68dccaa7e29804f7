import { createHash } from 'node:crypto'

import type { BankServices } from '@tartip/bank-twin/bank-services'
import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { Clock } from '../platform/clock.ts'
import { type Requester, demoLetters, demoQuotes, demoTasks } from './demo-desk-work.ts'
import { demoId } from './demo-identifiers.ts'
import { createDemoRandom } from './demo-random.ts'
import { demoApplicants } from './demo-unaffiliated-people.ts'
import { type DemoWorld, rolesOf } from './demo-world.ts'

export interface LoadDemoDeskDeps {
  readonly world: DemoWorld
  readonly clock: Clock
  readonly bankServices: Pick<BankServices, 'contracts' | 'bankLetters' | 'rateQuotes' | 'seeds'>
}

const minuteMs = 60_000
/** This morning's requests: none older, and none in the current minute. */
const oldestMinutes = 120

/**
 * Work for the bank's officers when the demo begins: applications, letters and quote requests. They
 * come through the ports, as from a company; existing ones keep their state.
 */
export async function loadDemoDesk(deps: LoadDemoDeskDeps): Promise<void> {
  await deps.bankServices.seeds.registry.addPeople(demoApplicants.map(one => one.registered))
  await submitTasks(deps)
  await sendLetters(deps)
  await requestQuotes(deps)
}

async function submitTasks({ world, clock, bankServices }: LoadDemoDeskDeps): Promise<void> {
  const { contracts } = bankServices
  for (const { name, contentOf, ...from } of demoTasks) {
    const requester = requesterOf(world, from)
    const { legalPartyId, key } = requester.organisation
    const taskId = demoId('task', name)
    if ((await contracts.findTask(legalPartyId, taskId)) !== undefined) continue
    const submitted = await contracts.submitTask({
      taskId,
      legalPartyId,
      userContractId: demoId('user contract', `${requester.person.clientId} ${key}`),
      createdDate: momentOf(name, clock.now()),
      content: contentOf(requester),
    })
    expectAccepted(name, submitted)
  }
}

async function sendLetters({ world, clock, bankServices }: LoadDemoDeskDeps): Promise<void> {
  const { bankLetters } = bankServices
  for (const { name, organisation: key, clientId, ...words } of demoLetters) {
    const { organisation } = requesterOf(world, { organisation: key, clientId })
    const { legalPartyId } = organisation
    const letterId = demoId('letter', name)
    if ((await bankLetters.find(legalPartyId, letterId)) !== undefined) continue
    const sent = await bankLetters.submit({
      letterId,
      legalPartyId,
      senderName: organisation.companyName,
      ...words,
      digest: createHash('sha256').update(JSON.stringify(words)).digest('hex'),
      sentAt: momentOf(name, clock.now()),
    })
    expectAccepted(name, sent)
  }
}

async function requestQuotes({ world, bankServices }: LoadDemoDeskDeps): Promise<void> {
  const { rateQuotes } = bankServices
  for (const { name, sell, buy, side, amountUnits, ...from } of demoQuotes) {
    const { legalPartyId } = requesterOf(world, from).organisation
    const quoteId = demoId('quote', name)
    if ((await rateQuotes.find(legalPartyId, quoteId)) !== undefined) continue
    const amountMinor = amountUnits * 100n
    const quoteRequest = { quoteId, legalPartyId, sell, buy, side, amountMinor }
    expectAccepted(name, await rateQuotes.request(quoteRequest))
  }
}

function requesterOf(
  world: DemoWorld,
  from: { readonly organisation: string; readonly clientId: string },
): Requester {
  const found = rolesOf(world).find(
    ({ person, organisation }) =>
      person.clientId === from.clientId && organisation.key === from.organisation,
  )
  const account = found?.organisation.accounts.find(
    ({ type, currency, status }) => type === 'RKO' && currency === 'KGS' && status === undefined,
  )
  if (found === undefined || account === undefined) {
    throw new Error(`${from.clientId} does not act for ${from.organisation}`)
  }
  const { person, organisation } = found
  return { person, organisation, account: account.account }
}

function momentOf(name: string, now: Instant): Instant {
  return now - createDemoRandom(`desk ${name}`).integer(1, oldestMinutes) * minuteMs
}

/** A refusal by the bank is a mistake in the demo. */
function expectAccepted(name: string, answer: Result<unknown, string>): void {
  if (!answer.ok) throw new Error(`The bank refused "${name}" of the demo: ${answer.error.code}`)
}
