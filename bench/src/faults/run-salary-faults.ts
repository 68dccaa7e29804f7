import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { generateSync } from 'otplib'
import { putBankIntoWorkingHours } from '../lib/bank-clock.ts'
import { openObserver, type Observer } from '../lib/database.ts'
import { buildProduct } from '../lib/project.ts'
import { registeredDocument } from '../lib/registered-document.ts'
import { printLine } from '../lib/report-table.ts'
import { isSet, numberSetting } from '../lib/settings.ts'
import { stepOf } from '../lib/signing.ts'
import { faultsOfBooks } from '../lib/verify-books.ts'
import { createInstallation, type Installation, type Victim } from './installation.ts'

const kills = numberSetting('kills', 10)
const people = numberSetting('rows', 300)
const registersOfRound = 3
const limitMs = 8 * 60_000
/** In turns, so that a register is interrupted while it is imported, checked and executed. */
const victims: readonly (readonly Victim[])[] = [
  ['worker'],
  ['server'],
  ['database'],
  ['worker', 'bank'],
  ['server', 'worker', 'bank', 'database'],
]

/** A signatory or the creator of the demo company that pays salaries. */
interface Person {
  readonly clientId: string
  readonly totpSecret: string
  readonly token: string
  lastStep: number
}

interface Run {
  readonly installation: Installation
  readonly legalPartyId: string
  readonly creator: Person
  readonly signatories: readonly Person[]
  made: number
}

interface Register {
  readonly id: string
  readonly name: string
}

/**
 * Kills processes while registers are imported from files, checked and executed. In the end each register has one
 * document and each of its rows once, and the bank has credited to each card exactly what the paid rows say.
 */
export async function runSalaryFaults(): Promise<void> {
  if (!isSet('no-build')) await buildProduct()
  const installation = await createInstallation()
  const limit = setTimeout(() => {
    printLine('The run has not ended in time.')
    process.kill(process.pid, 'SIGTERM')
  }, limitMs)
  try {
    printLine('Starting a parent, a database, a server, a worker and a bank on an empty folder …')
    await installation.start()
    await putBankIntoWorkingHours(installation.port)
    // The processes read the bank's clock when they started.
    await installation.kill(['worker', 'bank'])
    const run = await openRun(installation)
    const registers: Register[] = []
    while (run.made < kills) registers.push(...(await payRound(run, registers.length)))
    await conclude(run, registers)
    await installation.stop()
  } finally {
    clearTimeout(limit)
    await installation.cleanUp()
  }
}

async function openRun(installation: Installation): Promise<Run> {
  const address = `http://127.0.0.1:${installation.port}/api/simulator/state`
  const state = (await (
    await fetch(address, { headers: { 'x-tartip-client': 'bench' } })
  ).json()) as { people: readonly { clientId: string; totpSecret: string }[] }
  return withObserver(installation, async observer => {
    const join = async (clientId: string): Promise<Person & { legalPartyId: string }> => {
      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest('base64url')
      const [session] = await observer.rows<{ legal_party_id: string }>(
        `insert into access_control.session (session_id, token_hash, person_id, user_contract_id,
           legal_party_id, device_id, created_at, last_active_at, expires_at)
         select gen_random_uuid(), $2, p.person_id, u.user_contract_id, u.legal_party_id,
           gen_random_uuid(), now(), now(), now() + interval '1 hour'
         from access_control.person p
         join access_control.user_contract u on u.person_id = p.person_id
         where p.client_id = $1 and 'SALARY_USER' = any(u.product_roles)
         returning legal_party_id`,
        [clientId, hash],
      )
      const known = state.people.find(one => one.clientId === clientId)
      if (!session || !known) throw new Error(`The demo has no ${clientId} with salaries`)
      const { totpSecret } = known
      return { clientId, totpSecret, token, lastStep: 0, legalPartyId: session.legal_party_id }
    }
    const creator = await join('100103')
    const signatories = [await join('100101'), await join('100102')]
    return { installation, legalPartyId: creator.legalPartyId, creator, signatories, made: 0 }
  })
}

async function withObserver<T>(
  installation: Installation,
  work: (observer: Observer) => Promise<T>,
): Promise<T> {
  const observer = await openObserver(installation.databaseUrl())
  try {
    return await work(observer)
  } finally {
    await observer.close()
  }
}

/** Imports some registers, sends and signs them; processes are killed in between. */
async function payRound(run: Run, nth: number): Promise<readonly Register[]> {
  const { creator, legalPartyId } = run
  const file = await fileOf(run)
  const registers: Register[] = []
  for (let index = 0; index < registersOfRound; index += 1) {
    const name = `Ведомость ${nth + index + 1}`
    const uploadId = await upload(run, creator, `${name}.csv`, file)
    const importing = call<{ importSalary: string }>(run, creator, 'importSalary', {
      legalPartyId,
      uploadId,
    })
    if (index === 0) await killNext(run)
    registers.push({ id: (await importing).importSalary, name })
  }
  await killNext(run)
  await reached(run, registers, 'READY_FOR_EXECUTION')
  const salaryIds = registers.map(({ id }) => id)
  const sending = call(run, creator, 'forSigningSalary', { legalPartyId, salaryIds })
  await killNext(run)
  await sending
  for (const person of run.signatories) await sign(run, person, salaryIds)
  await killNext(run)
  await killNext(run)
  await withObserver(run.installation, observer =>
    until(async () => {
      const [left] = await observer.rows<{ count: number }>(
        `select count(*)::integer as count from payment.salary_register
         where id = any($1::uuid[]) and is_full_complete is null`,
        [salaryIds],
      )
      return left?.count === 0
    }),
  )
  printLine(`${registers.length} registers of ${people} people are executed; ${run.made} kills`)
  return registers
}

async function killNext(run: Run): Promise<void> {
  const together = victims[run.made % victims.length] ?? []
  await pause(50 + ((run.made * 137) % 400))
  await run.installation.kill(together)
  run.made += 1
  printLine(`kill -9 ${run.made}: ${together.join(' and ')}`)
}

/** Everybody with an active card; two of them may not get so much, so that some rows are not paid. */
const fileOf = ({ installation, legalPartyId }: Run): Promise<string> =>
  withObserver(installation, async observer => {
    const rows = await observer.rows<{
      full_name: string
      card_account: string
      is_limited: boolean
    }>(
      `select full_name, card_account, limit_minor is not null as is_limited
       from twin.salary_employee where legal_party_id = $1 and card_state = 'ACTIVE'
       order by limit_minor nulls last, employee_id limit $2`,
      [legalPartyId, people],
    )
    const lines = rows.map(
      row => `${row.full_name};${row.card_account};${row.is_limited ? '50001' : '100.05'}`,
    )
    return ['ФИО;Номер счёта;Сумма', ...lines].join('\r\n')
  })

async function sign(run: Run, person: Person, salaryIds: readonly string[]): Promise<void> {
  const { legalPartyId } = run
  while (stepOf(Date.now()) <= person.lastStep) await pause(100)
  person.lastStep = stepOf(Date.now())
  const otpCode = generateSync({ secret: person.totpSecret, epoch: person.lastStep * 30 })
  // A register is signed as the document that it is.
  const documents = await withObserver(run.installation, observer =>
    observer.rows<{ id: string; digest: string }>(
      `select p.id, p.digest from payment.salary_register r
       join payment.payment p on p.id = r.payment_id where r.id = any($1::uuid[])`,
      [salaryIds],
    ),
  )
  const signed = await call<{ signingPayment: readonly { ok: boolean }[] }>(
    run,
    person,
    'signingPayment',
    {
      legalPartyId,
      paymentIds: documents.map(({ id }) => id),
      digests: documents.map(({ digest }) => digest),
      otpCode,
    },
  )
  if (signed.signingPayment.some(({ ok }) => !ok)) {
    throw new Error(`Not everything was signed: ${JSON.stringify(signed)}`)
  }
}

const reached = (run: Run, registers: readonly Register[], state: string): Promise<void> =>
  withObserver(run.installation, observer =>
    until(async () => {
      const rows = await observer.rows<{ state: string }>(
        'select state from payment.salary_register where id = any($1::uuid[])',
        [registers.map(({ id }) => id)],
      )
      const wrong = rows.find(row => row.state === 'FAILED' || row.state === 'UNPROCESSABLE')
      if (wrong) throw new Error(`A sound file became ${wrong.state}`)
      return rows.length === registers.length && rows.every(row => row.state === state)
    }),
  )

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(200)
}

const headersOf = ({ token }: Person) => ({
  Cookie: `tartip-session=${token}`,
  'X-Tartip-Client': 'bench',
  'Sec-Fetch-Site': 'same-origin',
})

/** A file is sent again until it is taken; one that nobody claims expires. */
async function upload(run: Run, person: Person, name: string, text: string): Promise<string> {
  const address = `http://127.0.0.1:${run.installation.port}/api/v1/uploads?purpose=SALARY_FILE`
  for (;;) {
    const body = new FormData()
    body.append('file', new Blob([text]), name)
    const answer = await fetch(address, { method: 'POST', headers: headersOf(person), body }).catch(
      () => undefined,
    )
    if (answer?.ok) return ((await answer.json()) as { uploadId: string }).uploadId
    if (answer && !mayBeRepeated(answer.status)) {
      throw new Error(`The upload was refused: ${await answer.text()}`)
    }
    await pause(200)
  }
}

/** Repeats a call under the same key until its outcome is known. */
async function call<T>(run: Run, person: Person, field: string, value: object): Promise<T> {
  const { path, body } = registeredDocument(field)
  const key = randomUUID()
  const address = `http://127.0.0.1:${run.installation.port}${path}`
  const headers = {
    ...headersOf(person),
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
  }
  for (;;) {
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body: body(JSON.stringify(value)),
    }).then(
      async reply => ({ status: reply.status, text: await reply.text() }),
      () => undefined,
    )
    if (answer?.status === 200) {
      const { data, errors } = JSON.parse(answer.text) as {
        data?: T
        errors?: readonly { extensions?: { code?: string } }[]
      }
      const code = errors?.[0]?.extensions?.code
      if (code === undefined && data) return data
      if (!isUnknownOutcome(code)) throw new Error(`${field} was refused: ${answer.text}`)
    } else if (answer && !mayBeRepeated(answer.status)) {
      throw new Error(`${field} was refused: ${answer.text}`)
    }
    await pause(200)
  }
}

const mayBeRepeated = (status: number) => status >= 500 || status === 409 || status === 429

const isUnknownOutcome = (code: string | undefined) =>
  code !== undefined && /INTERNAL|TECHNICAL|UNAVAILABLE|IN_PROGRESS|IN_PROCESS/.test(code)

async function conclude(run: Run, registers: readonly Register[]): Promise<void> {
  const { installation, legalPartyId } = run
  const ids = registers.map(({ id }) => id)
  const faults = await withObserver(installation, async observer => [
    ...(await observer.rows<{ what: string }>(
      `select 'rows of ' || r.name as what from payment.salary_register r
         join payment.salary_row w on w.register_id = r.id where r.legal_party_id = $1
         group by r.id, r.name having count(*) <> $2 or count(distinct w.card_account) <> $2
       union all
       select 'documents of ' || r.name from payment.salary_register r
         left join payment.payment p on p.terms ->> 'salaryId' = r.id::text and p.deleted_at is null
         where r.legal_party_id = $1 and r.deleted_at is null
         group by r.id, r.name having count(p.id) <> 1
       union all
       select 'register ' || name from payment.salary_register
         where legal_party_id = $1 and not id = any($3::uuid[])
       union all
       select 'card ' || e.card_account from twin.salary_employee e
         left join (select w.card_account, sum(w.amount_minor) as minor
           from payment.salary_row w join payment.salary_register r on r.id = w.register_id
           where r.legal_party_id = $1 and w.state = 'PAID' group by 1) paid
           on paid.card_account = e.card_account
         left join (select t.credit_account_id, sum(t.amount_minor) as minor
           from ledger.transfer t where t.kind = 'TRANSFER' group by 1) credited
           on credited.credit_account_id = e.account_id
         where e.legal_party_id = $1 and coalesce(paid.minor, 0) <> coalesce(credited.minor, 0)`,
      [legalPartyId, people, ids],
    )),
  ])
  const books = await faultsOfBooks(installation.databaseUrl())
  for (const { what } of faults) printLine(what)
  for (const { code, row } of books) printLine(`ledger: ${code} ${row}`)
  const wrong = faults.length + books.length
  printLine(`kills=${run.made} registers=${registers.length} rows=${people} wrong=${wrong}`)
  if (wrong > 0) process.exitCode = 1
}
