import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { SalaryEvent, SalaryProject } from '@tartip/bank-ports/salary-project'
import { createTwinFeed } from '@tartip/bank-twin/common/event-feed'
import { internalAccountId } from '@tartip/bank-twin/internal-accounts'
import type { FaultSwitches } from '@tartip/bank-twin/faults/fault-plan'
import { reachBank, withFaultInjection } from '@tartip/bank-twin/faults/with-fault-injection'
import { salaryFeed } from '@tartip/bank-twin/salary/pay-registers'
import {
  createSalaryDesk,
  createSalaryProject,
  createSalarySeed,
  type SalaryDesk,
} from '@tartip/bank-twin/salary/salary-project'
import type { StoredEmployee } from '@tartip/bank-twin/salary/salary-store'
import { err, type Result } from '@tartip/domain/result'
import type { SalaryRowTexts } from '@tartip/domain/salary/register'
import { demoAccountNumber, demoPersonInn } from '../demo-world/demo-identifiers.ts'
import {
  checkRegisters,
  handOverRegister,
  takeOverResults,
  type SalaryJobDeps,
} from '../modules/payment/jobs/salary-jobs.ts'
import type { PaymentJobDeps } from '../modules/payment/jobs/payment-job-deps.ts'
import { createSalaryReads, createSalaryStorage } from '../modules/payment/store/salary-store.ts'
import {
  deleteRegister,
  repeatUnpaid,
  saveRegister,
  type SalaryUseCaseDeps,
} from '../modules/payment/use-cases/salary/save-register.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { ownBic, type SimulatedOrganisation } from './simulated-people.ts'

const employeesOfEach = 6

/** A call of a person, who is answered also while the bank is unavailable. */
type Answered<Call> = Call extends (
  ...given: infer Given extends readonly unknown[]
) => Promise<Result<infer Value, infer Refusal extends string>>
  ? (...given: Given) => Promise<Result<Value, Refusal | 'BANK_UNAVAILABLE'>>
  : never

function answered<Given extends readonly unknown[], Value, Refusal extends string>(
  call: (...given: Given) => Promise<Result<Value, Refusal>>,
): (...given: Given) => Promise<Result<Value, Refusal | 'BANK_UNAVAILABLE'>> {
  return async (...given) => {
    try {
      return await call(...given)
    } catch (error) {
      if (error instanceof BankUnavailable) return err('BANK_UNAVAILABLE')
      throw error
    }
  }
}

/** Registers of salaries: what people do with them, the jobs of the server, and the bank's side. */
export interface SimulatedSalaries {
  readonly save: Answered<ReturnType<typeof saveRegister>>
  readonly remove: Answered<ReturnType<typeof deleteRegister>>
  readonly repeat: Answered<ReturnType<typeof repeatUnpaid>>
  readonly check: () => Promise<number>
  readonly takeOverResults: () => Promise<number>
  readonly handOver: NonNullable<PaymentJobDeps['prepareSubmission']>
  readonly project: SalaryProject
  readonly desk: SalaryDesk
  employeesOf(legalPartyId: string): readonly StoredEmployee[]
}

interface SimulatedSalariesDeps extends Pick<
  SalaryUseCaseDeps & SalaryJobDeps,
  'rules' | 'accounts' | 'rates'
> {
  readonly db: Db
  readonly clock: Clock
  readonly seed: number
  readonly newId: () => string
  readonly faultSwitches: FaultSwitches
}

/** Each organisation pays its employees from its first account. */
export async function openSimulatedSalaries(
  { db, clock, seed, newId, faultSwitches, rules, accounts, rates }: SimulatedSalariesDeps,
  organisations: readonly SimulatedOrganisation[],
): Promise<SimulatedSalaries> {
  // A separate random stream: the numbers of new cards do not change what people do.
  const digits = createSeededRandom(seed + 5_000_003)
  const ids = { uuid: newId }
  const bankDeps = {
    db,
    clock,
    ids,
    random: (size: number) => Uint8Array.from({ length: size }, () => digits.below(256)),
    feed: createTwinFeed<SalaryEvent>(db, salaryFeed),
  }
  const employees = new Map(
    organisations.map(({ legalPartyId }, nth) => [
      legalPartyId,
      employeesOf(legalPartyId, nth, newId),
    ]),
  )
  const bank = createSalarySeed(db)
  await bank.addContracts(organisations.map(contractOf))
  await bank.addEmployees([...employees.values()].flat())
  const project = createSalaryProject(bankDeps)
  const salaryProject = withFaultInjection(project, () => reachBank(faultSwitches, clock))
  const shared = {
    db,
    clock,
    ids,
    rules,
    accounts,
    rates,
    ownBic,
    storage: createSalaryStorage(db),
    reads: createSalaryReads(db),
    salaryProject,
  }
  const useCases: SalaryUseCaseDeps = {
    ...shared,
    files: { claimUpload: withoutFiles, releaseFiles: () => Promise.resolve() },
  }
  const jobs: SalaryJobDeps = {
    ...shared,
    blobStore: { get: withoutFiles },
    payrollFiles: { payroll: withoutFiles },
    notify: () => Promise.resolve(),
    logger: {
      error: ({ err }: { readonly err?: unknown }) => {
        throw err
      },
    },
  }
  return {
    save: answered(saveRegister(useCases)),
    remove: answered(deleteRegister(useCases)),
    repeat: answered(repeatUnpaid(useCases)),
    check: checkRegisters(jobs),
    takeOverResults: takeOverResults(jobs),
    handOver: handOverRegister(jobs),
    project,
    desk: createSalaryDesk(bankDeps),
    employeesOf: legalPartyId => employees.get(legalPartyId) ?? [],
  }
}

/** Registers of the simulation are typed; importing them is tried where processes are killed. */
const withoutFiles = (): never => {
  throw new Error('Nobody sends a file')
}

const contractOf = ({ legalPartyId, accounts, transit }: SimulatedOrganisation, nth: number) => ({
  legalPartyId,
  contractNumber: `${nth + 1}-З`,
  state: 'VERIFIED' as const,
  startDate: '2024-01-15',
  currency: 'KGS' as const,
  payerAccount: accounts[0]?.account ?? '',
  transitAccount: transit.account,
})

const employeesOf = (
  legalPartyId: string,
  nth: number,
  newId: () => string,
): readonly StoredEmployee[] =>
  Array.from({ length: employeesOfEach }, (_, index) => ({
    legalPartyId,
    employeeId: newId(),
    inn: demoPersonInn(false, '01011985', nth * employeesOfEach + index),
    fullName: `Сотрудник ${nth + 1}-${index + 1}`,
    cardState: 'ACTIVE',
    currency: 'KGS',
    cardAccount: demoAccountNumber(ownBic, 88_000_000 + nth * 100 + index),
    accountId: newId(),
    // Their first card takes little at once.
    ...(index === 0 ? { limitMinor: 1_500_00n } : {}),
  }))

/** Rows of a register, mostly sound. */
export function drawRows(
  random: SeededRandom,
  employees: readonly StoredEmployee[],
): readonly SalaryRowTexts[] {
  const first = random.below(employees.length)
  const count = 1 + random.below(employees.length)
  return Array.from({ length: count }, (_, index): SalaryRowTexts => {
    // Sometimes one person stands in two rows, or has an account that nobody knows.
    const shift = random.chance(2) ? 0 : index
    const { fullName = '', cardAccount = '' } = employees[(first + shift) % employees.length] ?? {}
    return {
      fullName,
      cardAccount: random.chance(2) ? '1090000000000000' : cardAccount,
      amount: random.chance(2) ? '0' : `${1 + random.below(3_000)}.${10 + random.below(90)}`,
    }
  })
}

/** The rows that the bank has been handed, with what became of each. */
export const handedOverRows = `
  select r.register_id, line.row_number, line.card_account, line.amount_minor,
    r.result is not null as is_executed, answer.row is not null as has_result,
    answer.row ->> 'code' as code,
    (r.result::jsonb -> 'returnedMinor' ->> '$bigint')::bigint as returned_minor
  from twin.salary_register r cross join lateral (
    select (row ->> 'rowNumber')::integer as row_number, row ->> 'cardAccount' as card_account,
      (row -> 'amountMinor' ->> '$bigint')::bigint as amount_minor
    from jsonb_array_elements(r.content::jsonb -> 'rows') as row) as line
  left join lateral (
    select row from jsonb_array_elements(r.result::jsonb -> 'rows') as row
    where (row ->> 'rowNumber')::integer = line.row_number) as answer on true`

const rowsOf = (registerId: string, condition: string): string => `(
  select array_agg(w.card_account || ' ' || w.amount_minor order by w.row_number)
  from payment.salary_row w where w.register_id = ${registerId} ${condition})`

/** What must hold of registers and their rows, on both sides; each part answers a sentence per fault. */
export const salaryFaultParts: readonly string[] = [
  `select 'register ' || r.id || ' has lost or doubled a row'
   from payment.salary_register r left join payment.salary_row w
     on w.legal_party_id = r.legal_party_id and w.register_id = r.id
   where r.deleted_at is null group by r.id, r.row_count
   having count(w.row_number) <> r.row_count
     or coalesce(max(w.row_number), 0) <> r.row_count or coalesce(min(w.row_number), 1) <> 1`,
  `select 'register ' || r.id || ' has the total ' || r.total_minor
   from payment.salary_register r join payment.salary_row w
     on w.legal_party_id = r.legal_party_id and w.register_id = r.id
   where r.deleted_at is null group by r.id, r.total_minor
   having coalesce(sum(w.amount_minor), 0) <> r.total_minor`,
  `select 'register ' || (p.terms ->> 'salaryId') || ' has ' || count(*) || ' documents'
   from payment.payment p where p.operation_code = 'SALARY' and p.deleted_at is null
   group by p.terms ->> 'salaryId' having count(*) > 1`,
  // The document pays what its register says, and the bank pays the rows that stand here.
  `select 'document ' || p.id || ' is of another register'
   from payment.payment p left join payment.salary_register r
     on r.payment_id = p.id and r.id::text = p.terms ->> 'salaryId' and r.deleted_at is null
   where p.operation_code = 'SALARY' and p.deleted_at is null
     and r.total_minor is distinct from p.amount_minor`,
  `select 'register ' || register_id || ' was handed over with another row ' || row_number
   from handed_over full join (
     select w.register_id, w.row_number, w.card_account, w.amount_minor from payment.salary_row w
     where w.register_id in (select register_id from handed_over)) own
     using (register_id, row_number)
   where (handed_over.card_account, handed_over.amount_minor)
     is distinct from (own.card_account, own.amount_minor)`,
  `select 'order ' || o.payment_id || ' has paid no register' from twin.payment_order o
   left join twin.salary_register r on r.payment_id = o.payment_id
   where o.operation_code = 'SALARY' and o.state = 'EXECUTED' and r.result is null`,
  // A row is paid once or has come back; a card has what its paid rows say.
  `select 'register ' || register_id || ' says nothing of row ' || row_number from handed_over
   where is_executed and not has_result`,
  `select 'register ' || register_id || ' gave back ' || returned_minor from handed_over
   where is_executed group by register_id, returned_minor
   having coalesce(sum(amount_minor) filter (where code is not null), 0) <> returned_minor`,
  `select 'card ' || e.card_account || ' got ' || l.booked_minor
   from twin.salary_employee e join ledger.account l on l.id = e.account_id
   left join (select card_account, sum(amount_minor) as minor from handed_over
     where is_executed and code is null group by card_account) paid using (card_account)
   where l.booked_minor <> coalesce(paid.minor, 0)`,
  `select 'salaries rest on the account ' || l.id from ledger.account l
   where l.booked_minor <> 0 and (l.id = '${internalAccountId('SALARY_TRANSIT', 'KGS')}' or l.id in (
     select a.account_id from twin.account a join twin.salary_contract c
       on c.transit_account = a.account))`,
  `select 'register ' || w.register_id || ' says ' || w.state || ' of row ' || w.row_number
   from payment.salary_row w left join handed_over using (register_id, row_number)
   where w.state in ('PAID', 'UNPAID')
     and (handed_over.is_executed is not true or (w.state = 'PAID') <> (handed_over.code is null))`,
  `select 'register ' || r.id || ' has ' || r.unpaid_minor || ' unpaid'
   from payment.salary_register r join payment.salary_row w
     on w.legal_party_id = r.legal_party_id and w.register_id = r.id
   where r.is_full_complete is not null group by r.id, r.unpaid_minor, r.is_full_complete
   having coalesce(sum(w.amount_minor) filter (where w.state = 'UNPAID'), 0) <> r.unpaid_minor
     or bool_and(w.state = 'PAID') <> r.is_full_complete`,
  `select 'register ' || repeat_of || ' was repeated ' || count(*) || ' times'
   from payment.salary_register where deleted_at is null and repeat_of is not null
   group by repeat_of having count(*) > 1`,
  // Before anybody changes it, a repeat has exactly the rows that were not paid.
  `select 'register ' || r.id || ' repeats other rows than the unpaid ones'
   from payment.salary_register r where r.repeat_of is not null and r.version = 1
     and r.deleted_at is null and ${rowsOf('r.id', '')} is distinct from
       ${rowsOf('r.repeat_of', `and w.state = 'UNPAID'`)}`,
]
