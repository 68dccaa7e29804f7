import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { FastifyInstance } from 'fastify'
import { generateSync } from 'otplib'
import { pino } from 'pino'

import type { ContractsAndRegistration } from '@tartip/bank-ports/contracts-and-registration'
import { createCallNames } from '@tartip/domain/audit/call-names'
import { createLeakedPasswords } from '@tartip/domain/people/leaked-passwords'
import { err, holds, type Result, type Verdict } from '@tartip/domain/result'
import { createTestClock, type TestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'

import type { Db } from '../../../platform/db/db.ts'
import { sqlStateOf } from '../../../platform/db/transaction.ts'
import { proofWasConsumed } from '../../../platform/documents/signing.ts'
import { consumptionStatements } from '../../../platform/documents/store/consumption-statements.ts'
import { registerGraphqlServices } from '../../../platform/graphql/register-services.ts'
import { createHttpServer } from '../../../platform/http/server.ts'
import type { Ids } from '../../../platform/ids.ts'
import { addListExports } from '../../../platform/lists/list-export-routes.ts'
import { createFilesModule } from '../../files/compose.ts'
import type { Files } from '../../files/public.ts'
import { fileMigrations } from '../../files/store/migrations/file-migrations.ts'
import { createAccessControlModule, type AccessControlModule } from '../compose.ts'
import { accessControlPolicies } from '../graphql/access-control-policies.ts'
import type {
  OneTimeCodeRefusal,
  SeedOrganisation,
  SeedPerson,
  SeedUserContract,
  VerifiedCode,
} from '../public.ts'
import { cookieNames } from '../rest/session-cookie.ts'
import { accessControlMigrations } from '../store/migrations/access-control-migrations.ts'
import { accessFlowMigrations } from '../store/migrations/flow-migrations.ts'
import { peopleMigrations } from '../store/migrations/people-migrations.ts'
import type { VerifyTokenLogin } from '../use-cases/sign-in/token-login.ts'
import { posApplication } from './applications.ts'
import { createFakeBankPeople, type FakeBankPeople } from './fake-bank-people.ts'
import { createFakeBankOffice, type FakeBankOffice } from './fake-bank-office.ts'
import { createFakePhotoStorage, type FakePhotoStorage } from './fake-photo-storage.ts'

export const password = 'Right-Password-1!'
export const totpSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
export const deviceId = '0192f0c1-0000-4000-8000-000000000001'

/** An answer of the REST part as tests check it. */
export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Record<string, string | string[] | number | undefined>
  /** The cookies it sets, by name; empty values are removed cookies. */
  cookies: Record<string, string>
}

export interface SignedIn {
  readonly company: SeedOrganisation
  readonly person: SeedPerson
  readonly contract: SeedUserContract
  readonly browser: Answer
}

export interface TestAccessControl {
  module: AccessControlModule
  /** The bank as the module sees it. */
  bankPorts: FakeBankPeople
  bankContracts: ContractsAndRegistration
  secretKey: string
  ids: Ids
  app: FastifyInstance
  clock: TestClock
  /** The bank's, which a demo moves away from the real one. */
  bankClock: TestClock
  database: TestDatabase
  bankOffice: FakeBankOffice
  photos: FakePhotoStorage
  /** What the module of files keeps. */
  files: Pick<Files, 'openFile'>
  /** Deletes files that nothing refers to any more. */
  sweepFiles(): Promise<number>
  /** Adds an organisation with one contract; everything left out is made up. */
  addOrganisation(over?: Partial<SeedOrganisation>): Promise<SeedOrganisation>
  addPerson(over?: Partial<SeedPerson>): Promise<SeedPerson>
  /** Somebody without an authenticator app; `password` is the bank's one-time one in state Init. */
  addUnregisteredPerson(over?: Partial<SeedPerson>): Promise<SeedPerson>
  addUserContract(
    person: SeedPerson,
    organisation: SeedOrganisation,
    over?: Partial<SeedUserContract>,
  ): Promise<SeedUserContract>
  /** Somebody new who has just signed in, the only person of an organisation of their own. */
  addSignedIn(): Promise<SignedIn>
  call(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<Answer>
  /** A token that proves a challenge solved for an address. */
  solveCaptcha(ip?: string, deviceId?: string): Promise<string>
  /** The first step, with a captcha solved for it; from an address of its own unless one is given. */
  logIn(
    person: SeedPerson | undefined,
    headers?: Record<string, string>,
    ip?: string,
  ): Promise<Answer>
  confirm(started: Answer, code: string, former?: Answer): Promise<Answer>
  /** Both steps; waits for the next code first, because each is accepted once. */
  signIn(person: SeedPerson): Promise<Answer>
  /** The code that the person's phone shows now, or so many steps from now. */
  codeNow(steps?: number): string
  /** Checks a code and uses it up as something signed does. */
  useCode(personId: string, code: string): Promise<Verdict<OneTimeCodeRefusal>>
  tokenOf(answer: Answer): string
  close(): Promise<void>
}

interface CallOptions {
  ip?: string | undefined
  headers?: Record<string, string>
  cookies?: Record<string, string>
  body?: unknown
}

const leakedPasswordsFile = join(
  import.meta.dirname,
  '../../../../../../reference-data/leaked-passwords.bin',
)
const secretKey = 'test secret key of the installation'
const names = cookieNames(false)
let passwordHash: Promise<string> | undefined

/** Uses a verified code up, as the transaction of its effect does. */
export async function consumeCode(
  db: Db,
  verified: Result<VerifiedCode, OneTimeCodeRefusal>,
): Promise<Verdict<OneTimeCodeRefusal>> {
  if (!verified.ok) return verified
  const { consumption } = verified.value
  if (consumption === undefined) throw new Error('The code cannot be used up')
  try {
    for (const use of consumptionStatements([consumption])) await db.executeQuery(use)
    return holds
  } catch (error) {
    if (sqlStateOf(error) !== proofWasConsumed) throw error
    return err('OTP_ALREADY_USED')
  }
}

/** The module on a fresh database behind a real HTTP server, with a clock that tests move. */
export async function testAccessControl(
  options: { verifyTokenLogin?: VerifyTokenLogin } = {},
): Promise<TestAccessControl> {
  const bankPorts = createFakeBankPeople()
  const database = await testDatabase([
    accessControlMigrations,
    peopleMigrations,
    accessFlowMigrations,
    fileMigrations,
  ])
  const clock = createTestClock()
  const bankClock = createTestClock()
  const ids = createTestIds()
  const logger = pino({ level: 'silent' })
  const bankOffice = createFakeBankOffice(clock)
  const photos = createFakePhotoStorage()
  const files = createFilesModule({
    db: database.db,
    clock,
    ids,
    logger,
    blobStore: photos.blobStore,
    fileScan: photos.fileScan,
    checkContent: async () => photos.content,
  })
  const bankContracts = { ...bankOffice.bankContracts, ...bankPorts.contracts }
  const module = await createAccessControlModule({
    bankContracts,
    payControl: bankOffice.payControl,
    photos: files.files,
    db: database.db,
    clock,
    bankClock,
    ids,
    logger,
    secretKey,
    isLeaked: createLeakedPasswords(readFileSync(leakedPasswordsFile)),
    sms: bankPorts.sms,
    outletAccounts: async () => [posApplication.clientAccount],
    callNames: createCallNames([{ name: 'access-control', policies: accessControlPolicies }]),
    ...(options.verifyTokenLogin && { verifyTokenLogin: options.verifyTokenLogin }),
    captchaCost: { rounds: 1, minGuesses: 1, maxGuesses: 3 },
    passwordCost: { memoryCost: 64, timeCost: 1 },
  })
  const app = await createHttpServer({
    logger,
    ids,
    clock,
    allowedHosts: [],
    rateLimitPerMinute: 0,
    checkReady: async () => undefined,
    about: { version: '1.2.3', role: 'all' },
    registerRoutes: async routes => {
      module.registerRoutes(routes)
      addListExports(routes, [module.listExport], {
        sessions: module.sessionGate,
        allowedOrigins: [],
      })
      registerGraphqlServices(routes, [module.service], {
        ids,
        logger,
        sessions: module.sessionGate,
        documents: { registry: new Map(), acceptsAnyDocument: true },
        allowedOrigins: [],
        allowedHosts: [],
        isBehindProxy: false,
        isDevelopment: false,
        clock,
        hasCostLimit: false,
      })
    },
  })
  const { seed } = module.accessControl
  let count = 0
  const number = () => String((count += 1)).padStart(6, '0')

  let addresses = 0
  const nextAddress = () => `10.1.${(addresses += 1) >> 8}.${addresses & 255}`

  const call: TestAccessControl['call'] = async (method, path, options = {}) => {
    const response = await app.inject({
      method,
      ...(options.ip !== undefined && { remoteAddress: options.ip }),
      url: path.startsWith('/graphql/') ? path : `/api/v1${path}`,
      headers: { 'x-tartip-client': 'web', 'sec-fetch-site': 'same-origin', ...options.headers },
      cookies: options.cookies ?? {},
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    })
    return {
      status: response.statusCode,
      body: response.body === '' ? {} : response.json<Record<string, unknown>>(),
      headers: response.headers,
      cookies: Object.fromEntries(response.cookies.map(cookie => [cookie.name, cookie.value])),
    }
  }

  const solveCaptcha = async (ip?: string, device?: string): Promise<string> => {
    const headers: Record<string, string> = device === undefined ? {} : { 'device-id': device }
    const { body } = await call('GET', '/captcha', { ip, headers })
    const challenge = body as unknown as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  const makePerson = async (over: Partial<SeedPerson>): Promise<SeedPerson> => {
    passwordHash ??= seed.hashPassword(password)
    return {
      personId: ids.uuid(),
      userReferenceId: ids.uuid(),
      clientId: `CLIENT-${number()}`,
      mobile: `996700${number()}`,
      fullName: 'Асанов Бакыт Үсөнович',
      shortName: 'Асанов Б. Ү.',
      individualInn: '20101199000001',
      passwordHash: await passwordHash,
      totpSecret,
      isResident: true,
      postVerificationStatus: 'Confirmed',
      createdDate: clock.now(),
      ...over,
    }
  }

  const self: TestAccessControl = {
    module,
    bankPorts,
    bankContracts,
    secretKey,
    ids,
    app,
    clock,
    bankClock,
    database,
    bankOffice,
    photos,
    files: files.files,
    sweepFiles: files.sweep,
    call,
    solveCaptcha,

    async addOrganisation(over = {}) {
      const organisation: SeedOrganisation = {
        legalPartyId: ids.uuid(),
        contractId: ids.uuid(),
        companyName: 'ОсОО «Ала-Тоо»',
        inn: '01234567890123',
        contractNum: `ИБ-${number()}`,
        signScheme: 'TWO_SIGNATORY',
        signType: 'TOTP',
        createdDate: clock.now(),
        departmentCode: '001',
        departmentName: { ru: 'Головной офис', ky: 'Башкы кеңсе', en: 'Head office' },
        ...over,
      }
      await seed.addOrganisation(organisation)
      return organisation
    },

    async addPerson(over = {}) {
      const person = await makePerson(over)
      await seed.addPerson(person)
      return person
    },

    async addUnregisteredPerson(over = {}) {
      const { totpSecret: _app, ...person } = await makePerson({ state: 'Init', ...over })
      await seed.addPerson(person)
      return person
    },

    async addUserContract(person, organisation, over = {}) {
      const userContract: SeedUserContract = {
        userContractId: ids.uuid(),
        personId: person.personId,
        legalPartyId: organisation.legalPartyId,
        contractId: organisation.contractId,
        signRight: 'FIRST',
        productRoles: [],
        ...over,
      }
      await seed.addUserContract(userContract)
      return userContract
    },

    async logIn(person, headers = {}, ip = nextAddress()) {
      return call('GET', '/login', {
        ip,
        headers: {
          'device-id': deviceId,
          username: person?.clientId ?? 'nobody',
          password: encodeURIComponent(password),
          'captcha-token': await solveCaptcha(ip, headers['device-id'] ?? deviceId),
          ...headers,
        },
      })
    },

    confirm: (started, code, former) =>
      call('POST', '/login/confirm', {
        body: { code },
        cookies: { ...former?.cookies, ...started.cookies },
      }),

    async addSignedIn() {
      const company = await self.addOrganisation()
      const person = await self.addPerson()
      const contract = await self.addUserContract(person, company)
      return { company, person, contract, browser: await self.signIn(person) }
    },

    async signIn(person) {
      clock.setTo(new Date(clock.now() + 60_000).toISOString())
      return self.confirm(await self.logIn(person), self.codeNow())
    },

    codeNow: (steps = 0) =>
      generateSync({ secret: totpSecret, epoch: Math.floor(clock.now() / 1000) + steps * 30 }),
    useCode: async (personId, code) =>
      consumeCode(database.db, await module.accessControl.verifyOneTimeCode(personId, code)),
    tokenOf: answer => answer.cookies[names.session] ?? '',

    async close() {
      await app.close()
      await database.close()
    },
  }
  return self
}
