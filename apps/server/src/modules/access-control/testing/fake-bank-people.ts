import type {
  BankContract,
  BankPeopleEvent,
  BankPerson,
  BankUserContract,
  ContractsAndRegistration,
} from '@tartip/bank-ports/contracts-and-registration'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { Sms, SmsMessage } from '@tartip/bank-ports/sms'
import { err, holds, ok } from '@tartip/domain/result'

/** The bank as tests arrange it: what it knows of people, and the messages it was given to send. */
export interface FakeBankPeople {
  readonly sms: Sms
  /** What registration and the first sign-in request, and what the bank reports. */
  readonly contracts: Omit<ContractsAndRegistration, 'submitTask' | 'findTask' | 'tasks'>
  readonly messages: readonly SmsMessage[]
  /** The six digits in the last message to a number; empty when nothing was sent to it. */
  lastCode(mobile: string): string
  /** Somebody whom a contract names. */
  knows(person: BankPerson, contracts: readonly BankContract[]): void
  gives(personId: string, oneTimePassword: string): void
  freezesRegistration(inn: string): void
  report(change: BankPeopleEvent['change']): void
  /** While true every call fails as if the bank did not answer. */
  isUnavailable: boolean
}

export function createFakeBankPeople(): FakeBankPeople {
  const messages: SmsMessage[] = []
  const people = new Map<string, { person: BankPerson; contracts: readonly BankUserContract[] }>()
  const passwords = new Map<string, string>()
  const frozen = new Set<string>()
  const events: BankPeopleEvent[] = []
  const answer = <T>(value: T): Promise<T> =>
    self.isUnavailable ? Promise.reject(new BankUnavailable('away')) : Promise.resolve(value)

  const self: FakeBankPeople = {
    isUnavailable: false,
    messages,
    lastCode: mobile =>
      /\d{6}/.exec(
        messages.findLast(one => one.phone === mobile && one.purpose === 'CODE')?.text ?? '',
      )?.[0] ?? '',
    knows(person, contracts) {
      const userContracts = contracts.map(contract => ({
        userContractId: crypto.randomUUID(),
        personId: person.personId,
        contract,
        signRight: 'FIRST' as const,
        productRoles: [],
        isFrozen: false,
      }))
      people.set(person.inn, { person, contracts: userContracts })
    },
    gives: (personId, password) => passwords.set(personId, password),
    freezesRegistration: inn => frozen.add(inn),
    report(change) {
      events.push({ sequence: BigInt(events.length + 1), occurredAt: 0, change })
    },
    sms: {
      async send(message) {
        messages.push(message)
        return answer(ok({ state: 'QUEUED' as const }))
      },
      deliveryOf: () => answer(undefined),
    },
    contracts: {
      contractsOf: inn => answer(people.get(inn)?.contracts ?? []),
      findForRegistration(inn, phone) {
        const found = people.get(inn)
        if (found?.person.phone !== phone) return answer(err('REGISTRATION_NOT_POSSIBLE'))
        return answer(frozen.has(inn) ? err('REGISTRATION_FROZEN') : ok(found.person))
      },
      checkOneTimePassword: (personId, password) =>
        answer(passwords.get(personId) === password ? holds : err('ONE_TIME_PASSWORD_INCORRECT')),
      async retireOneTimePassword(personId) {
        passwords.delete(personId)
      },
      sendOneTimePassword: () => answer(holds),
      readEvents: (after, limit) =>
        answer(events.filter(event => event.sequence > after).slice(0, limit)),
      onEvent: () => () => undefined,
    },
  }
  return self
}
