/* Made by `npm run generate`; do not edit. */
export type AddSalaryEmployeesInput = {
  employees: Array<NewSalaryEmployee>;
  legalPartyId: string;
};

export type BankType =
  | 'ALL'
  | 'INTERBANK'
  | 'INTRABANK';

/** What shall be paid: exactly one of debtId, tax, tunduk and fineId. */
export type BudgetCodeRequest = {
  /** A tax debt, to be paid whole. */
  debtId?: string | null | undefined;
  fineId?: string | null | undefined;
  legalPartyId: string;
  /** A UUID; the same request again answers with the same code. */
  requestId: string;
  tax?: TaxCodeInput | null | undefined;
  tunduk?: TundukCodeInput | null | undefined;
};

/** Taxes, services of the portal Tunduk, and fines; each has a provider of its own that issues codes. */
export type BudgetKind =
  | 'FINES'
  | 'TAX'
  | 'TUNDUK';

/** A code under which a provider waits for one payment of its amount; obtainBudgetCode answers it. */
export type BudgetPaymentInput = {
  /** The amount of the code; another one is refused. */
  amount: string;
  kind: BudgetKind;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  /** `code` of a code of the day. */
  paylogicId: string;
  transferNum?: string | null | undefined;
  /** The day of the code. */
  valueDate: string;
};

export type CalculateAmountInput = {
  /** One of the two sums; the other is computed at the rate of now. */
  amount?: string | null | undefined;
  exoticAmount?: string | null | undefined;
  exoticCurrency: string;
  legalPartyId: string;
  payerCurrency: string;
};

/**
 * A transfer from or to a card: RKO_2_CARD, CARD_2_RKO or CARD_2_CARD by operation.id. Between own accounts
 * recipientAccount is given; to a private client's card cardReferencesId with what getNaturalPersonCards has shown.
 */
export type CardTransferInput = {
  amount: string;
  /** `id` of a card that getNaturalPersonCards has answered. */
  cardReferencesId?: string | null | undefined;
  legalPartyId: string;
  /** `cardNum` of that card; blanks do not matter. */
  maskedCardNum?: string | null | undefined;
  operation: OperationRef;
  payerAccount?: string | null | undefined;
  /** The account of the card that pays, in place of payerAccount. */
  payerCardAccount?: string | null | undefined;
  /** Of the payer's account; CARD_2_RKO needs it, another one is refused. */
  payerCurrency?: string | null | undefined;
  purpose: string;
  recipientAccount?: string | null | undefined;
  /** The account of the own card that is credited, in place of recipientAccount. */
  recipientCardAccount?: string | null | undefined;
  /** `currency` of that card. */
  recipientCurrency?: string | null | undefined;
  /** `ownerName` of that card. */
  recipientName?: string | null | undefined;
  transferNum?: string | null | undefined;
  /** The day on which it is signed and executed. */
  valueDate: string;
};

export type CommissionInput = {
  /** What the recipient gets. */
  amount: string;
  /** The account that pays the fee, when it is not the payer's: the fee is in its currency. */
  commissionAccount?: string | null | undefined;
  /** Of a payment abroad. */
  commissionOption?: CommissionOption | null | undefined;
  /** Of the amount; for an exotic currency the exotic one. */
  currency: string;
  legalPartyId: string;
  operationCode: OperationCode;
  payerAccount: string;
};

/** Who bears the fees of a payment abroad. GOUR: all of them, so that the recipient gets the whole amount. */
export type CommissionOption =
  | 'BEN'
  | 'GOUR'
  | 'OUR'
  | 'SHA';

/** Between two own accounts in different currencies. A person types either sum; the other follows from the rate. */
export type ConversionInput = {
  /** What leaves the payer's account; where recipientAmount was typed, what that costs at the rate. */
  amount: string;
  /** Of the payer's account; another one is refused. */
  currency?: IdInput | null | undefined;
  departmentId?: string | null | undefined;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  /** Always this bank. */
  payerBic?: IdInput | null | undefined;
  /** The rate that was shown: `value` of getCurrencyRatesConversion. A former one answers RATE_CHANGED with the present one. */
  rate: string;
  rateKind?: ConversionRateKind | null | undefined;
  recipientAccount: string;
  /** Of the recipient's account; another one is refused. */
  recipientAccountCurrency?: IdInput | null | undefined;
  /** What arrives; left out unless the person typed it. */
  recipientAmount?: string | null | undefined;
  transferNum?: string | null | undefined;
  /** Today. */
  valueDate: string;
};

/** What has become of a request for a contractual rate. */
export type ConversionQuoteState =
  | 'EXPIRED'
  | 'QUOTED'
  | 'REFUSED'
  | 'WAITING';

/** FIXED: the rate of the list. CONTRACTUAL: a rate that the bank quotes for this document. */
export type ConversionRateKind =
  | 'CONTRACTUAL'
  | 'FIXED';

export type EditedDocumentInput = {
  id: string;
  version: number;
};

/** Exactly one: the number of the protocol, or the car, or the INN of the offender; car and INN together narrow the search. */
export type FineSearchInput = {
  inn?: string | null | undefined;
  protocol?: string | null | undefined;
  vehicle?: string | null | undefined;
};

/** SIGN_DEADLINE: until when a document can be signed on its value date. */
export type HistorySort =
  | 'AMOUNT'
  | 'CREATED_DATE'
  | 'RECIPIENT_NAME'
  | 'SIGN_DEADLINE'
  | 'TRANSFER_NUM'
  | 'VALUE_DATE';

/** Tabs of the history. */
export type HistoryStatus =
  | 'ALL'
  | 'DRAFT'
  | 'ERROR'
  | 'FAILED'
  | 'FOR_EDITING'
  | 'FOR_SIGN'
  | 'SUCCESS';

export type IdInput = {
  id: string;
};

export type ImportSalaryInput = {
  legalPartyId: string;
  /** Given: the file takes the place of the rows of this register. Left out: makes a new one with the name of the file. */
  salaryId?: string | null | undefined;
  /** Of POST /api/v1/uploads?purpose=SALARY_FILE. */
  uploadId: string;
  /** Of the register that is changed. */
  version?: number | null | undefined;
};

/** An interbank document: clearing or gross by operation.id. */
export type InterBankTransferInput = {
  amount: string;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  paymentCode: string;
  purpose: string;
  recipientAccount: string;
  recipientBic: string;
  recipientInn?: string | null | undefined;
  recipientName: string;
  /** Left out: the server takes the next free number. */
  transferNum?: string | null | undefined;
  valueDate: string;
};

/** A transfer inside the bank, to an own account or to another client. */
export type IntraTransferInput = {
  amount: string;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  paymentCode?: string | null | undefined;
  purpose: string;
  recipientAccount: string;
  recipientName?: string | null | undefined;
  transferNum?: string | null | undefined;
  valueDate: string;
};

export type LimitPeriod =
  | 'DAY'
  | 'MONTH'
  | 'ONE_TIME';

export type LimitScope =
  | 'ORGANISATION'
  | 'PERSON'
  | 'REMOTE';

export type LiveState =
  | 'Deleted'
  | 'New'
  | 'Updated';

export type ModelActor =
  | 'BANK'
  | 'CREATOR'
  | 'PHONE'
  | 'SIGNATORY';

export type NewSalaryEmployee = {
  fullName: string;
  inn: string;
};

export type OperationCode =
  | 'BUDGET'
  | 'CARD_2_CARD'
  | 'CARD_2_RKO'
  | 'CLEARING'
  | 'CONVERSION'
  | 'GROSS'
  | 'INTRABANK_FOREIGN'
  | 'INTRABANK_OWN'
  | 'QR'
  | 'REFUND'
  | 'RKO_2_CARD'
  | 'SALARY'
  | 'SWIFT';

export type OperationLimitsInput = {
  amount: string;
  currency: string;
  legalPartyId: string;
  operationCode: OperationCode;
  recipientAccount?: string | null | undefined;
};

export type OperationRef = {
  id: string;
};

/** SENDING: not handed to the pay-control server yet. FAILED: the phone could not answer; the document still waits. */
export type PayControlRequestState =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'FAILED'
  | 'SENDING'
  | 'WAITING';

export type PaymentOrigin =
  | 'CONSIGNMENT'
  | 'DYNAMIC'
  | 'FILE'
  | 'MANUAL'
  | 'MONITOR'
  | 'OB'
  | 'POS_MONITOR'
  | 'SALE_POINT'
  | 'STATIC'
  | 'WEB';

export type PaymentRef = {
  legalPartyId: string;
  paymentId: string;
};

export type PaymentStatus =
  | 'CANCELED_SIGN_ONE'
  | 'CANCELED_SIGN_TWO'
  | 'DRAFT'
  | 'ERROR'
  | 'FIRST_SIGN_IN_PAY_CONTROL'
  | 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE'
  | 'FOR_EDITING'
  | 'KVIT'
  | 'ON_CONFIRMATION'
  | 'ON_CONFIRMATION_COMPLETED'
  | 'ON_VERIFICATION'
  | 'ON_VERIFICATION_COMPLETED'
  | 'PARTIALLY_CONFIRMED'
  | 'PARTIAL_CONFIRMATION_COMPLETED'
  | 'PAYMENT_REQUEST_TO_BANK'
  | 'REVOKE'
  | 'SECOND_SIGN_IN_PAY_CONTROL'
  | 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE'
  | 'SUCCESS'
  | 'TIMEOUT_CANCELED_SIGN_ONE'
  | 'TIMEOUT_CANCELED_SIGN_TWO'
  | 'TIME_IS_OUT'
  | 'WAIT_RESPONSE_FROM_BANK';

/** Whom a company pays: another company, a person, or the state. */
export type PaymentType =
  | 'B2B'
  | 'B2C'
  | 'B2G';

export type PaymentsRef = {
  legalPartyId: string;
  paymentIds: Array<string>;
};

export type PlannedDirection =
  | 'CREDIT'
  | 'DEBIT';

/**
 * What a planned movement stands on. HELD: the bank keeps the money for it already. SIGNED: everybody has signed, it
 * goes on its day. UNSIGNED: sent for signing, it goes only if everybody signs.
 */
export type PlannedMovementKind =
  | 'HELD'
  | 'SIGNED'
  | 'UNSIGNED';

/** Empty values are null. */
export type QrOperationFilter = {
  account?: string | null | undefined;
  asOf?: string | null | undefined;
  /** Codes of outlet and cash register together, nine digits. */
  cashRegister?: string | null | undefined;
  endAmount?: string | null | undefined;
  endDate?: string | null | undefined;
  endTime?: string | null | undefined;
  legalPartyId: string;
  order?: SortOrder | null | undefined;
  origin?: QrOrigin | null | undefined;
  salePointCode?: string | null | undefined;
  search?: string | null | undefined;
  sort?: QrOperationSort | null | undefined;
  startAmount?: string | null | undefined;
  startDate?: string | null | undefined;
  /** HH:mm in Bishkek, of every day of the period. */
  startTime?: string | null | undefined;
};

export type QrOperationSort =
  | 'AMOUNT'
  | 'CREATED_DATE';

export type QrOrigin =
  | 'DYNAMIC'
  | 'STATIC';

export type QrPaymentInput = {
  /** The amount of the code, unless it leaves the amount open. */
  amount: string;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  /** The text of the code. */
  qrCode: string;
  transferNum?: string | null | undefined;
  valueDate: string;
};

export type QrSummaryFilter = {
  account?: string | null | undefined;
  cashRegister?: string | null | undefined;
  endDate: string;
  legalPartyId: string;
  salePointCode?: string | null | undefined;
  startDate: string;
};

export type QrTotalsFilter = {
  account?: string | null | undefined;
  cashRegister?: string | null | undefined;
  legalPartyId: string;
  salePointCode?: string | null | undefined;
};

/** Own documents that pay a code (QR) or give a sale back (REFUND). */
export type QrTransferFilter = {
  endAmount?: string | null | undefined;
  endDate?: string | null | undefined;
  legalPartyId: string;
  startAmount?: string | null | undefined;
  startDate?: string | null | undefined;
};

export type RateGroup =
  | 'CARD'
  | 'CASH'
  | 'CASHLESS'
  | 'NBKR';

export type RefundInput = {
  amount: string;
  legalPartyId: string;
  /** The sale. */
  operationId: string;
  /** 4 to 140 characters. */
  reason: string;
};

export type RefundIsAvailableInput = {
  legalPartyId: string;
  /** The sale. */
  operationId: string;
};

export type RegularInterval =
  | 'MONTHLY'
  | 'WEEKLY';

export type RemoveSalaryEmployeeInput = {
  employeeId: string;
  legalPartyId: string;
};

export type RepeatSalaryInput = {
  fileName: string;
  legalPartyId: string;
  salaryId: string;
};

export type ReturnForEditingInput = {
  comment: string;
  legalPartyId: string;
  paymentIds: Array<string>;
};

export type RevokeInput = {
  comment?: string | null | undefined;
  legalPartyId: string;
  paymentIds: Array<string>;
};

export type SalariesRef = {
  legalPartyId: string;
  salaryIds: Array<string>;
};

export type SalaryCardState =
  | 'ACTIVE'
  | 'BLOCKED'
  | 'CARD_NOT_LINKED'
  | 'CLOSED'
  | 'ERROR_CREATED'
  | 'FAILED_ADD'
  | 'IN_PROCESSING_BY_BANK'
  | 'REJECTED';

export type SalaryCell =
  | 'amount'
  | 'cardAccount'
  | 'fullName';

export type SalaryContractState =
  | 'CLOSED'
  | 'ON_VERIFICATION'
  | 'PENDING_CLOSURE'
  | 'PENDING_UNCLOSE'
  | 'REJECTED'
  | 'VERIFIED';

export type SalaryEmployeeFilter = {
  cardStates?: Array<SalaryCardState> | null | undefined;
  legalPartyId: string;
  /** A part of the name, the INN or the account. */
  search?: string | null | undefined;
};

/** All registers of the organisation, or one of them. */
export type SalaryIdInput = {
  legalPartyId: string;
  salaryId?: string | null | undefined;
};

export type SalaryOrigin =
  | 'FILE'
  | 'MANUAL';

export type SalaryRef = {
  legalPartyId: string;
  salaryId: string;
};

export type SalaryRequest = {
  currency: string;
  /** Unique among the organisation's registers. */
  fileName: string;
  /** Kept as typed for its person alone, and not checked. */
  isDraft?: boolean | null | undefined;
  legalPartyId: string;
  origin?: SalaryOrigin | null | undefined;
  /** At most 10,000. */
  rows: Array<SalaryRowInput>;
  /** Given: changes this register. Left out: makes a new one. */
  salaryId?: string | null | undefined;
  /** The total that the file states, when it states one; it must be the sum of the rows. */
  totalAmount?: string | null | undefined;
  /** Of the register that is changed. */
  version?: number | null | undefined;
};

export type SalaryRowFilter = {
  /** Only rows with something wrong or unusual. */
  onlyWithFindings?: boolean | null | undefined;
  /** A part of the name or of the account. */
  search?: string | null | undefined;
  states?: Array<SalaryRowState> | null | undefined;
};

export type SalaryRowInput = {
  amount: string;
  /** 16 digits. */
  cardAccount: string;
  fullName: string;
};

/** NEW: not paid yet. ERROR: a cell is wrong. UNPAID: the bank could not pay the person. */
export type SalaryRowState =
  | 'ERROR'
  | 'NEW'
  | 'PAID'
  | 'UNPAID';

export type SalarySearch = {
  legalPartyId: string;
};

/** What the bank does with a register that comes as a file, in this order. */
export type SalaryStage =
  | 'BUSINESS_VALIDATION'
  | 'CREATION'
  | 'FILE_VALIDATION';

/** PROCESSING to READY_FOR_EXECUTION: the check of a register; then the status of its document. */
export type SalaryStatus =
  | 'CANCELED_SIGN_ONE'
  | 'CANCELED_SIGN_TWO'
  | 'DRAFT'
  | 'ERROR'
  | 'FAILED'
  | 'FIRST_SIGN_IN_PAY_CONTROL'
  | 'FIRST_SIGN_IN_PAY_CONTROL_COMPLETE'
  | 'FOR_EDITING'
  | 'KVIT'
  | 'ON_CONFIRMATION'
  | 'ON_CONFIRMATION_COMPLETED'
  | 'ON_VERIFICATION'
  | 'ON_VERIFICATION_COMPLETED'
  | 'PARTIALLY_CONFIRMED'
  | 'PARTIAL_CONFIRMATION_COMPLETED'
  | 'PAYMENT_REQUEST_TO_BANK'
  | 'PROCESSING'
  | 'READY_FOR_EXECUTION'
  | 'REVOKE'
  | 'SECOND_SIGN_IN_PAY_CONTROL'
  | 'SECOND_SIGN_IN_PAY_CONTROL_COMPLETE'
  | 'SUCCESS'
  | 'TIMEOUT_CANCELED_SIGN_ONE'
  | 'TIMEOUT_CANCELED_SIGN_TWO'
  | 'TIME_IS_OUT'
  | 'UNPROCESSABLE'
  | 'WAIT_RESPONSE_FROM_BANK';

export type SalaryUploadRef = {
  legalPartyId: string;
  /** Of POST /api/v1/uploads?purpose=SALARY_FILE. */
  uploadId: string;
};

export type SaveAttemptInput = {
  content: string;
  key: string;
};

export type SearchOperationHistory = {
  account?: string | null | undefined;
  amountAsc?: boolean | null | undefined;
  /** Leaves out documents made after this moment. */
  asOf?: string | null | undefined;
  creator?: string | null | undefined;
  currency?: string | null | undefined;
  endAmount?: string | null | undefined;
  endDate?: string | null | undefined;
  legalPartyId: string;
  operation?: Array<OperationCode> | null | undefined;
  order?: SortOrder | null | undefined;
  origin?: PaymentOrigin | null | undefined;
  recipientName?: string | null | undefined;
  /** One text for everything: part of the recipient, the purpose, the number or an account, or an amount. */
  search?: string | null | undefined;
  sort?: HistorySort | null | undefined;
  startAmount?: string | null | undefined;
  startDate?: string | null | undefined;
  status?: HistoryStatus | null | undefined;
  transferNum?: string | null | undefined;
};

export type SignInput = {
  /** Digest of each document as it was shown, in the order of paymentIds. A changed document is refused. */
  digests: Array<string>;
  legalPartyId: string;
  /** Contracts that sign with an authenticator app: the one-time code; one code signs the whole batch. */
  otpCode?: string | null | undefined;
  paymentIds: Array<string>;
  /** Contracts that sign with a token: a detached CMS signature (base64) over each canonical text, in the order of paymentIds. */
  signatures?: Array<string> | null | undefined;
};

export type SigningFlagCode =
  | 'ACCOUNT_CHANGED'
  | 'FIRST_PAYMENT'
  | 'LARGER_THAN_USUAL'
  | 'NAME_DIFFERS'
  | 'SAME_AS_EARLIER';

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** What the caller must do, or may expect, next with this document. */
export type StatusColour =
  | 'danger'
  | 'info'
  | 'muted'
  | 'success'
  | 'warning';

/** A payment abroad. The rules of page SWIFT (getPaymentValidationRulesByPage) define which fields a currency needs. */
export type SwiftInput = {
  /** In the payer's currency; for an exotic currency what the exotic amount costs at the rate. */
  amount: string;
  /** Tenge, yuans and dirhams: the code of the purpose (getOperationTypeCategoryByCode). */
  categoryCode?: string | null | undefined;
  /** Any own account of the organisation that the person sees. */
  commissionAccount: string;
  /** Of the commission account; another one is refused. */
  commissionCurrency?: string | null | undefined;
  commissionOption: CommissionOption;
  corrAccount?: string | null | undefined;
  /** Two letters, ISO 3166. */
  country: string;
  /** Left out unless the person typed what the recipient gets. */
  exoticAmount?: string | null | undefined;
  /** A currency in which clients keep no accounts; the recipient gets it, the payer pays in their own. */
  exoticCurrency?: string | null | undefined;
  /** The rate that was shown; a former one answers RATE_CHANGED with the present one. */
  exoticRate?: string | null | undefined;
  intermediaryBankBic?: string | null | undefined;
  intermediaryCorrAccount?: string | null | undefined;
  isExotic?: boolean | null | undefined;
  /** Roubles: the recipient's KPP. Tenge: the seven digits of the purpose; seven zeros when left out. */
  kpp?: string | null | undefined;
  kztBin?: string | null | undefined;
  legalPartyId: string;
  operation: OperationRef;
  payerAccount: string;
  /** Always this bank. */
  payerBic?: string | null | undefined;
  /** Of the payer's account; another one is refused. */
  payerCurrency?: string | null | undefined;
  purpose: string;
  recipientAccount: string;
  recipientAddress?: string | null | undefined;
  recipientBankName?: string | null | undefined;
  /** A SWIFT code; roubles also the Russian code of nine digits. */
  recipientBic: string;
  recipientCity: string;
  recipientName: string;
  /** Roubles: the kind of currency operation (VO). */
  rubCodeVo?: string | null | undefined;
  rubInn?: string | null | undefined;
  transferNum?: string | null | undefined;
  valueDate: string;
};

export type TaxCodeInput = {
  amount: string;
  periodFrom: string;
  periodTo: string;
  taxOfficeCode: string;
  taxTypeId: string;
  /** The number plate, for taxes that require one. */
  vehicle?: string | null | undefined;
};

export type TemplateRef = {
  legalPartyId: string;
  templateId: string;
};

export type TransferTemplateCriteria = {
  legalPartyId: string;
  /** Templates of these operations alone; all when left out. */
  operationIds?: Array<string> | null | undefined;
};

export type TransferTemplateInput = {
  /** Name of the form in the address, where documents of the operation have more than one; its usual form when left out. */
  form?: string | null | undefined;
  legalPartyId: string;
  nameTemplate: string;
  operation: OperationRef;
  /** Of fields that belong to more than one document: numbers, days and rates are refused. */
  texts: Array<TypedTextInput>;
};

export type TundukCodeInput = {
  /** The fee of the service where it has one. */
  amount: string;
  /** INN of the person or organisation that the service is for. */
  applicantInn: string;
  /** For services without a fixed fee. */
  applicationNumber?: string | null | undefined;
  serviceId: string;
};

export type TypedTextInput = {
  field: string;
  text: string;
};

export type UnfinishedFormInput = {
  attempt?: SaveAttemptInput | null | undefined;
  edited?: EditedDocumentInput | null | undefined;
  form: string;
  /** A UUID that the client makes. */
  id: string;
  legalPartyId: string;
  texts: Array<TypedTextInput>;
  /** Left out for a form that was never kept. Another device's version answers UNFINISHED_FORM_CHANGED_MEANWHILE. */
  version?: number | null | undefined;
};

export type UnfinishedFormRef = {
  id: string;
  legalPartyId: string;
};

/** The fields of CardTransferInput. */
export type UpdateCardTransferInput = {
  amount: string;
  cardReferencesId?: string | null | undefined;
  maskedCardNum?: string | null | undefined;
  operation: OperationRef;
  payerAccount?: string | null | undefined;
  payerCardAccount?: string | null | undefined;
  payerCurrency?: string | null | undefined;
  purpose: string;
  recipientAccount?: string | null | undefined;
  recipientCardAccount?: string | null | undefined;
  recipientCurrency?: string | null | undefined;
  recipientName?: string | null | undefined;
  transferNum: string;
  valueDate: string;
};

export type UpdatePaymentInput = {
  id: string;
  legalPartyId: string;
  updateCardTransferInput?: UpdateCardTransferInput | null | undefined;
  updateSwiftInput?: UpdateSwiftInput | null | undefined;
  /** Exactly one of the inputs, by the document's form. */
  updateTransferInput?: UpdateTransferInput | null | undefined;
  /** The version the person edited; a document changed meanwhile answers PAYMENT_CHANGED_MEANWHILE. */
  version: number;
};

export type UpdateSwiftInput = {
  amount: string;
  categoryCode?: string | null | undefined;
  commissionAccount: string;
  commissionCurrency?: string | null | undefined;
  commissionOption: CommissionOption;
  corrAccount?: string | null | undefined;
  country: string;
  exoticAmount?: string | null | undefined;
  exoticCurrency?: string | null | undefined;
  exoticRate?: string | null | undefined;
  intermediaryBankBic?: string | null | undefined;
  intermediaryCorrAccount?: string | null | undefined;
  isExotic?: boolean | null | undefined;
  kpp?: string | null | undefined;
  kztBin?: string | null | undefined;
  operation: OperationRef;
  payerAccount: string;
  payerBic?: string | null | undefined;
  payerCurrency?: string | null | undefined;
  purpose: string;
  recipientAccount: string;
  recipientAddress?: string | null | undefined;
  recipientBankName?: string | null | undefined;
  recipientBic: string;
  recipientCity: string;
  recipientName: string;
  rubCodeVo?: string | null | undefined;
  rubInn?: string | null | undefined;
  transferNum: string;
  valueDate: string;
};

export type UpdateTemplateInput = {
  form?: string | null | undefined;
  id: string;
  legalPartyId: string;
  nameTemplate: string;
  operation: OperationRef;
  texts: Array<TypedTextInput>;
  /** The version that the person has seen; another one answers TEMPLATE_CHANGED_MEANWHILE. */
  version: number;
};

export type UpdateTransferInput = {
  amount: string;
  operation: OperationRef;
  payerAccount: string;
  paymentCode?: string | null | undefined;
  purpose: string;
  recipientAccount: string;
  recipientBic?: string | null | undefined;
  recipientInn?: string | null | undefined;
  recipientName?: string | null | undefined;
  transferNum: string;
  valueDate: string;
};
