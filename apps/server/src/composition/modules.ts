import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createCallNames } from '@tartip/domain/audit/call-names'
import { languageOfStored, type Language } from '@tartip/domain/language'
import { createLeakedPasswords } from '@tartip/domain/people/leaked-passwords'

import { openBlobStore } from '../blob-store/open-blob-store.ts'
import { createAccessControlModule } from '../modules/access-control/compose.ts'
import { createHostedCaptcha } from '../modules/access-control/crypto/hosted-captcha.ts'
import { createAccountModule } from '../modules/account/compose.ts'
import { createDocumentTemplateModule } from '../modules/document-template/compose.ts'
import { createFaqModule } from '../modules/faq/compose.ts'
import { createFilesModule } from '../modules/files/compose.ts'
import { createFileExchange } from '../modules/files/compose-exchange.ts'
import { createInstallmentModule } from '../modules/installment/compose.ts'
import { createLetterModule } from '../modules/letter/compose.ts'
import { createNotificationModule } from '../modules/notification/compose.ts'
import { createQrModule } from '../modules/qr/compose.ts'
import { createPaymentModule } from '../modules/payment/compose.ts'
import type { createRulesModule } from '../modules/rules/compose.ts'
import { createSalePointModule } from '../modules/sale-point/compose.ts'
import { createSigningModule } from '../modules/signing/compose.ts'
import { callbackPath } from '../modules/signing/phone/callback-route.ts'
import { createStatementModule } from '../modules/statement/compose.ts'
import { systemClock } from '../platform/clock.ts'
import { systemIds } from '../platform/ids.ts'
import { createLiveHub } from '../platform/live/hub.ts'
import type { EmbeddedBank } from './embedded-bank.ts'
import type { Foundation } from './foundation.ts'

export type RulesModule = Awaited<ReturnType<typeof createRulesModule>>
export type Modules = Awaited<ReturnType<typeof createModules>>

/**
 * The modules of the internet bank, each with the parts of the other modules and of the bank's
 * ports it needs.
 */
export async function createModules(
  foundation: Foundation,
  { ports }: EmbeddedBank,
  rules: RulesModule,
) {
  const { config, db, clock, logger, secretKey, payControlSecret, referenceDataDir } = foundation
  const publicAddress = config.publicOrigin ?? `http://localhost:${config.port}`
  const blobStore = openBlobStore(config, systemClock)
  const files = createFilesModule({
    db,
    // A day of an upload is a real day, even when the demo has moved the bank's clock.
    clock: systemClock,
    ids: systemIds,
    blobStore,
    fileScan: ports.fileScan,
    logger,
  })
  const accessControl = await createAccessControlModule({
    db,
    // Codes and sessions use real time, even when the demo has moved the bank's clock.
    clock: systemClock,
    bankClock: clock,
    ids: systemIds,
    logger,
    secretKey,
    publicOrigin: config.publicOrigin,
    ...(config.captcha && { captcha: createHostedCaptcha({ ...config.captcha, fetch }) }),
    isLeaked: createLeakedPasswords(readFileSync(join(referenceDataDir, 'leaked-passwords.bin'))),
    sms: ports.sms,
    outletAccounts: actor => account.outletAccounts(actor),
    callNames: call => callNames(call),
    smsResendAfterMs: config.smsResendSeconds * 1_000,
    codeDriftSteps: config.codeDriftSteps,
    captchaCost: { rounds: config.captchaRounds },
    faq: rules.faq,
    bankContracts: ports.contracts,
    payControl: ports.payControl,
    verifyTokenLogin: proof => signing.signing.verifyTokenLogin(proof),
    photos: files.files,
  })
  const hub = createLiveHub()
  const fontsFolder = join(referenceDataDir, 'fonts')
  const bankName = (language: Language) =>
    rules.rules.banks().find(config.bank.bic)?.name[language] ?? ''
  const account = createAccountModule({
    db,
    core: ports.coreAccounts,
    cards: ports.cards,
    currencyRates: ports.currencyRates,
    loansAndDeposits: ports.loansAndDeposits,
    loanClaims: ports.loanClaims,
    certificates: { fontsFolder, bankName },
    retailCards: ports.retailCards,
    taxDebt: ports.taxDebt,
    people: accessControl.accessControl,
    accountOfSalePoint: (actor, code) => salePoint.salePoints.accountOfCode(actor, code),
    calendar: () => rules.rules.calendar(),
    clock,
    realClock: systemClock,
    hub,
    qr: () => qr.qr,
  })
  const salePoint = createSalePointModule({
    db,
    logger,
    ownPrefix: config.bank.ownPrefix,
    realClock: systemClock,
    acquiring: ports.acquiring,
    cashiers: ports.cashiers,
    personRegistry: ports.personRegistry,
    taxPayments: ports.taxPayments,
    accounts: account.accounts,
    accessControl: accessControl.accessControl,
  })
  const qr = createQrModule({
    db,
    clock,
    ids: systemIds,
    logger,
    accounts: account.accounts,
    accessControl: accessControl.accessControl,
    cashRegisters: salePoint.salePoints,
    core: ports.coreAccounts,
    bank: ports.qrSales,
    acquiring: ports.acquiring,
    issuer: { provider: config.bank.qrProvider, address: `${publicAddress}/qr` },
    fontsFolder,
    bankName,
  })
  const signing = createSigningModule({
    db,
    clock,
    realClock: systemClock,
    ids: systemIds,
    logger,
    tokenAuthority: ports.tokenAuthority,
    payControl: ports.payControl,
    accessControl: accessControl.accessControl,
    payControlSecret,
    callbackUrl: `${publicAddress}${callbackPath}`,
  })
  const payment = createPaymentModule({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    ownBic: config.bank.bic,
    secretKey,
    publicAddress,
    fontsFolder,
    rules: rules.rules,
    accounts: account.accounts,
    rates: account.rates,
    accessControl: accessControl.accessControl,
    signing: signing.signing,
    bank: ports.paymentExecution,
    retailCards: ports.retailCards,
    qr: qr.qr,
    budget: {
      taxDebt: ports.taxDebt,
      taxPayments: ports.taxPayments,
      tundukServices: ports.tundukServices,
      fines: ports.fines,
    },
    salaryProject: ports.salaryProject,
    files: files.files,
    payrollFiles: files.payrollFiles,
    blobStore,
    rateQuotes: ports.rateQuotes,
    operationLimits: ports.operationLimits,
  })
  const letter = createLetterModule({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    rules: rules.rules,
    accessControl: accessControl.accessControl,
    signing: signing.signing,
    files: files.files,
    blobStore,
    bank: ports.bankLetters,
    ownBic: config.bank.bic,
    fontsFolder,
  })
  const notification = createNotificationModule({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    accessControl: accessControl.accessControl,
    accounts: account.accounts,
    payments: payment.payments,
  })
  const installment = createInstallmentModule({
    db,
    clock,
    logger,
    hub,
    partner: ports.instalmentPartner,
    acquiring: ports.acquiring,
  })
  const statement = createStatementModule({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    core: ports.coreAccounts,
    cards: ports.cards,
    acquiring: ports.acquiring,
    rules: rules.rules,
    accounts: account.accounts,
    accessControl: accessControl.accessControl,
    blobStore,
    ownBic: config.bank.bic,
    fontsFolder,
  })
  const fileExchange = createFileExchange({
    db,
    clock,
    ids: systemIds,
    logger,
    hub,
    files: files.files,
    blobStore,
    payments: payment.payments,
    accounts: account.accounts,
    accessControl: accessControl.accessControl,
    rules: rules.rules,
    ownBic: config.bank.bic,
    exports: [...payment.listExports, statement.operationsExport],
  })
  const faq = createFaqModule({ faq: rules.faq })
  const documentTemplate = createDocumentTemplateModule({
    documents: rules.instructionDocuments,
    instructions: {
      folder: join(referenceDataDir, 'instruction-documents'),
      sourcesFolder: join(referenceDataDir, 'instructions'),
      fontsFolder,
      bankName: ({ language }) =>
        rules.rules.banks().find(config.bank.bic)?.name[languageOfStored(language)] ?? '',
    },
    requisites: {
      accounts: account.accounts,
      rules: rules.rules,
      clock,
      fontsFolder,
    },
  })
  const services = [
    accessControl.service,
    account.service,
    rules.service,
    payment.service,
    letter.service,
    installment.service,
    notification.service,
    statement.service,
    faq.service,
    documentTemplate.service,
    salePoint.service,
    fileExchange.service,
  ]
  const callNames = createCallNames(services)
  return {
    services,
    files,
    fileExchange,
    accessControl,
    account,
    signing,
    payment,
    qr,
    letter,
    installment,
    notification,
    statement,
    faq,
    documentTemplate,
    salePoint,
    rules,
    hub,
  }
}
