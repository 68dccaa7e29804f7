/* Made by `npm run generate`; do not edit. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphqlContext } from '../../../platform/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in UTC, ISO 8601: "2026-11-28T04:00:00.000Z". */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string with a dot, without grouping: "1234.50". Never a JSON number. */
  Decimal: { input: string; output: string; }
  /** A calendar day of the bank (Asia/Bishkek): "2026-11-28". */
  LocalDate: { input: string; output: string; }
};

export type AddSalaryEmployeesInput = {
  readonly employees: ReadonlyArray<NewSalaryEmployee>;
  readonly legalPartyId: Scalars['ID']['input'];
};

/** The balance of an account when what is on its way has moved. */
export type BalanceForecast = {
  readonly __typename?: 'BalanceForecast';
  readonly currency: Scalars['String']['output'];
  /** Closing balance of each day from today to the last one on which something moves; today alone when nothing does. */
  readonly days: ReadonlyArray<PlannedBalance>;
  /** By days, oldest first. Documents that the caller may not see are left out, of days as well. */
  readonly movements: ReadonlyArray<PlannedMovement>;
};

export type Bank = {
  readonly __typename?: 'Bank';
  readonly accountPrefix: Scalars['String']['output'];
  readonly bankCode: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly isHead: Scalars['Boolean']['output'];
  readonly name: LocalizedText;
  readonly shortName: LocalizedText;
};

export type BankPage = {
  readonly __typename?: 'BankPage';
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<Bank>;
  readonly totalElements: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type BankType =
  | 'ALL'
  | 'INTERBANK'
  | 'INTRABANK';

export type BudgetClassification = {
  readonly __typename?: 'BudgetClassification';
  readonly classCode: Scalars['String']['output'];
  readonly className: LocalizedText;
  readonly isActive: Scalars['Boolean']['output'];
};

export type BudgetCode = {
  readonly __typename?: 'BudgetCode';
  readonly amount: Scalars['Decimal']['output'];
  readonly code: Scalars['String']['output'];
  readonly kind: BudgetKind;
  readonly paymentCode: Scalars['String']['output'];
  readonly recipientAccount: Scalars['String']['output'];
  readonly recipientName: Scalars['String']['output'];
  /** What is paid. */
  readonly title: LocalizedText;
  /** The last second of the day; later the code can be neither saved nor signed. */
  readonly validUntil: Scalars['DateTime']['output'];
};

/** What shall be paid: exactly one of debtId, tax, tunduk and fineId. */
export type BudgetCodeRequest = {
  /** A tax debt, to be paid whole. */
  readonly debtId?: InputMaybe<Scalars['ID']['input']>;
  readonly fineId?: InputMaybe<Scalars['ID']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  /** A UUID; the same request again answers with the same code. */
  readonly requestId: Scalars['ID']['input'];
  readonly tax?: InputMaybe<TaxCodeInput>;
  readonly tunduk?: InputMaybe<TundukCodeInput>;
};

/** Taxes, services of the portal Tunduk, and fines; each has a provider of its own that issues codes. */
export type BudgetKind =
  | 'FINES'
  | 'TAX'
  | 'TUNDUK';

export type BudgetPaymentData = {
  readonly __typename?: 'BudgetPaymentData';
  readonly codeUntil: Scalars['DateTime']['output'];
  readonly kind: BudgetKind;
  readonly paylogicId: Scalars['String']['output'];
  readonly transfer: TransferData;
};

/** A code under which a provider waits for one payment of its amount; obtainBudgetCode answers it. */
export type BudgetPaymentInput = {
  /** The amount of the code; another one is refused. */
  readonly amount: Scalars['Decimal']['input'];
  readonly kind: BudgetKind;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operation: OperationRef;
  readonly payerAccount: Scalars['String']['input'];
  /** `code` of a code of the day. */
  readonly paylogicId: Scalars['String']['input'];
  readonly transferNum?: InputMaybe<Scalars['String']['input']>;
  /** The day of the code. */
  readonly valueDate: Scalars['LocalDate']['input'];
};

export type CalculateAmountInput = {
  /** One of the two sums; the other is computed at the rate of now. */
  readonly amount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly exoticAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly exoticCurrency: Scalars['String']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly payerCurrency: Scalars['String']['input'];
};

/** A transfer from or to a card. */
export type CardTransferData = {
  readonly __typename?: 'CardTransferData';
  readonly cardReferencesId?: Maybe<Scalars['ID']['output']>;
  /** Of a private client's card: its first six and last four digits; null for an own card. */
  readonly recipientCardNum?: Maybe<Scalars['String']['output']>;
  /** Of a private client's card: the masked name of its holder. */
  readonly recipientDetail?: Maybe<Scalars['String']['output']>;
  readonly transfer: TransferData;
};

/**
 * A transfer from or to a card: RKO_2_CARD, CARD_2_RKO or CARD_2_CARD by operation.id. Between own accounts
 * recipientAccount is given; to a private client's card cardReferencesId with what getNaturalPersonCards has shown.
 */
export type CardTransferInput = {
  readonly amount: Scalars['Decimal']['input'];
  /** `id` of a card that getNaturalPersonCards has answered. */
  readonly cardReferencesId?: InputMaybe<Scalars['ID']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  /** `cardNum` of that card; blanks do not matter. */
  readonly maskedCardNum?: InputMaybe<Scalars['String']['input']>;
  readonly operation: OperationRef;
  readonly payerAccount?: InputMaybe<Scalars['String']['input']>;
  /** The account of the card that pays, in place of payerAccount. */
  readonly payerCardAccount?: InputMaybe<Scalars['String']['input']>;
  /** Of the payer's account; CARD_2_RKO needs it, another one is refused. */
  readonly payerCurrency?: InputMaybe<Scalars['String']['input']>;
  readonly purpose: Scalars['String']['input'];
  readonly recipientAccount?: InputMaybe<Scalars['String']['input']>;
  /** The account of the own card that is credited, in place of recipientAccount. */
  readonly recipientCardAccount?: InputMaybe<Scalars['String']['input']>;
  /** `currency` of that card. */
  readonly recipientCurrency?: InputMaybe<Scalars['String']['input']>;
  /** `ownerName` of that card. */
  readonly recipientName?: InputMaybe<Scalars['String']['input']>;
  readonly transferNum?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it is signed and executed. */
  readonly valueDate: Scalars['LocalDate']['input'];
};

export type Commission = {
  readonly __typename?: 'Commission';
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  /** Why it is what it is, for the person: tariff row id. */
  readonly tariffId?: Maybe<Scalars['String']['output']>;
};

export type CommissionInput = {
  /** What the recipient gets. */
  readonly amount: Scalars['Decimal']['input'];
  /** The account that pays the fee, when it is not the payer's: the fee is in its currency. */
  readonly commissionAccount?: InputMaybe<Scalars['String']['input']>;
  /** Of a payment abroad. */
  readonly commissionOption?: InputMaybe<CommissionOption>;
  /** Of the amount; for an exotic currency the exotic one. */
  readonly currency: Scalars['String']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operationCode: OperationCode;
  readonly payerAccount: Scalars['String']['input'];
};

/** Who bears the fees of a payment abroad. GOUR: all of them, so that the recipient gets the whole amount. */
export type CommissionOption =
  | 'BEN'
  | 'GOUR'
  | 'OUR'
  | 'SHA';

export type ConversionData = {
  readonly __typename?: 'ConversionData';
  /** The rate of the list now; null when the bank has none. */
  readonly currentRate?: Maybe<Scalars['Decimal']['output']>;
  /** Its pair, which may be turned when the two currencies are close to parity. */
  readonly currentRateBase?: Maybe<Scalars['String']['output']>;
  readonly currentRateQuote?: Maybe<Scalars['String']['output']>;
  /** The rate holds: until rateUntil, and a rate of the list afterwards while the list says the same. */
  readonly isFixedRate: Scalars['Boolean']['output'];
  /** Null for a rate of the list. */
  readonly quoteState?: Maybe<ConversionQuoteState>;
  /** One unit of rateBase costs this much of rateQuote. */
  readonly rate: Scalars['Decimal']['output'];
  readonly rateBase: Scalars['String']['output'];
  readonly rateKind: ConversionRateKind;
  readonly rateQuote: Scalars['String']['output'];
  /** Null while the bank's quote is awaited. */
  readonly rateUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What arrives; before the bank's quote has come, what it would be at the rate of the list. */
  readonly recipientAmount: Scalars['Decimal']['output'];
  readonly recipientCurrencyCode: Scalars['String']['output'];
  readonly transfer: TransferData;
};

/** Between two own accounts in different currencies. A person types either sum; the other follows from the rate. */
export type ConversionInput = {
  /** What leaves the payer's account; where recipientAmount was typed, what that costs at the rate. */
  readonly amount: Scalars['Decimal']['input'];
  /** Of the payer's account; another one is refused. */
  readonly currency?: InputMaybe<IdInput>;
  readonly departmentId?: InputMaybe<Scalars['ID']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operation: OperationRef;
  readonly payerAccount: Scalars['String']['input'];
  /** Always this bank. */
  readonly payerBic?: InputMaybe<IdInput>;
  /** The rate that was shown: `value` of getCurrencyRatesConversion. A former one answers RATE_CHANGED with the present one. */
  readonly rate: Scalars['Decimal']['input'];
  readonly rateKind?: InputMaybe<ConversionRateKind>;
  readonly recipientAccount: Scalars['String']['input'];
  /** Of the recipient's account; another one is refused. */
  readonly recipientAccountCurrency?: InputMaybe<IdInput>;
  /** What arrives; left out unless the person typed it. */
  readonly recipientAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly transferNum?: InputMaybe<Scalars['String']['input']>;
  /** Today. */
  readonly valueDate: Scalars['LocalDate']['input'];
};

/** What has become of a request for a contractual rate. */
export type ConversionQuoteState =
  | 'EXPIRED'
  | 'QUOTED'
  | 'REFUSED'
  | 'WAITING';

/** The cashless rate between two currencies, over the som when neither is the som. */
export type ConversionRate = {
  readonly __typename?: 'ConversionRate';
  /** The same rate as a document takes it: one unit of base costs value of quote. */
  readonly base: Scalars['String']['output'];
  /** Above this amount of payerCurrency the bank quotes a rate of its own (10,000 US dollars). */
  readonly contractualAbove: Scalars['Decimal']['output'];
  readonly date: Scalars['LocalDate']['output'];
  /** Units of payerCurrency for one unit of recipientCurrency. */
  readonly inverseRate: Scalars['Decimal']['output'];
  readonly isOld: Scalars['Boolean']['output'];
  readonly payerCurrency: Scalars['String']['output'];
  readonly quote: Scalars['String']['output'];
  /** Units of recipientCurrency for one unit of payerCurrency. */
  readonly rate: Scalars['Decimal']['output'];
  readonly recipientCurrency: Scalars['String']['output'];
  readonly value: Scalars['Decimal']['output'];
};

/** FIXED: the rate of the list. CONTRACTUAL: a rate that the bank quotes for this document. */
export type ConversionRateKind =
  | 'CONTRACTUAL'
  | 'FIXED';

/** A bank abroad at which this bank has an account in a currency. */
export type Correspondent = {
  readonly __typename?: 'Correspondent';
  readonly city: Scalars['String']['output'];
  /** SWIFT code, or the national code of a bank that has none. */
  readonly code: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  /** The bank through which it is reached; null when it names none. */
  readonly intermediary?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  /** Countries to which it carries nothing. */
  readonly refusedCountries: ReadonlyArray<Scalars['String']['output']>;
};

export type Country = {
  readonly __typename?: 'Country';
  readonly code: Scalars['ID']['output'];
  readonly name: LocalizedText;
};

export type CurrencyHolidays = {
  readonly __typename?: 'CurrencyHolidays';
  readonly currency: Scalars['String']['output'];
  readonly days: ReadonlyArray<Scalars['LocalDate']['output']>;
};

/** Soms for one unit of the currency. The bank sells at salesRate and buys at purchaseRate; the official rate is both. */
export type CurrencyRate = {
  readonly __typename?: 'CurrencyRate';
  /** Change of salesRate since the set before, with its sign; null when there is none before. */
  readonly change?: Maybe<Scalars['Decimal']['output']>;
  readonly code: Scalars['String']['output'];
  readonly purchaseRate: Scalars['Decimal']['output'];
  readonly salesRate: Scalars['Decimal']['output'];
};

export type CurrencyRatePoint = {
  readonly __typename?: 'CurrencyRatePoint';
  readonly date: Scalars['LocalDate']['output'];
  readonly purchaseRate: Scalars['Decimal']['output'];
  readonly salesRate: Scalars['Decimal']['output'];
};

/** A group has only the currencies that have a rate. */
export type CurrencyRates = {
  readonly __typename?: 'CurrencyRates';
  readonly card: ReadonlyArray<CurrencyRate>;
  readonly cash: ReadonlyArray<CurrencyRate>;
  readonly cashless: ReadonlyArray<CurrencyRate>;
  /** One for each group, in the order CASH, CASHLESS, CARD, NBKR. */
  readonly info: ReadonlyArray<RateGroupInfo>;
  readonly nbkr: ReadonlyArray<CurrencyRate>;
};

export type CurrencyTotal = {
  readonly __typename?: 'CurrencyTotal';
  readonly amount: Scalars['Decimal']['output'];
  readonly count: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
};

/** What only some kinds of documents say, in the order of the canonical text. */
export type DocumentTerm = {
  readonly __typename?: 'DocumentTerm';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type EditedDocument = {
  readonly __typename?: 'EditedDocument';
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
};

export type EditedDocumentInput = {
  readonly id: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
};

export type ErrorParam = {
  readonly __typename?: 'ErrorParam';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Both sums of a payment in an exotic currency at the rate of now. */
export type ExoticAmount = {
  readonly __typename?: 'ExoticAmount';
  readonly amount: Scalars['Decimal']['output'];
  readonly exoticAmount: Scalars['Decimal']['output'];
  /** One unit of rateBase costs this much of rateQuote. */
  readonly exoticRate: Scalars['Decimal']['output'];
  readonly rateBase: Scalars['String']['output'];
  readonly rateQuote: Scalars['String']['output'];
};

/** A document that is going to cost money: a draft of the caller, a returned one, one that is being signed or waits for its day. */
export type ExpectedPayment = {
  readonly __typename?: 'ExpectedPayment';
  /** With the fee where it is in the same currency. */
  readonly amount: Scalars['Decimal']['output'];
  /** The debt or fine that it pays, or its code of the day where none was chosen; null for other documents. */
  readonly budgetItem?: Maybe<Scalars['ID']['output']>;
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Nobody signs it now: a draft or a returned document. */
  readonly isDraft: Scalars['Boolean']['output'];
  readonly operationCode: OperationCode;
  readonly payerAccount: Scalars['String']['output'];
  readonly recipientName: Scalars['String']['output'];
  readonly transferNum: Scalars['String']['output'];
  readonly valueDate: Scalars['LocalDate']['output'];
};

/** An unpaid fine; `amount` is what it costs today. */
export type Fine = {
  readonly __typename?: 'Fine';
  readonly amount: Scalars['Decimal']['output'];
  /** The last day of the discount, while it holds. */
  readonly discountUntil?: Maybe<Scalars['LocalDate']['output']>;
  readonly fullAmount: Scalars['Decimal']['output'];
  readonly id: Scalars['ID']['output'];
  readonly issuedOn: Scalars['LocalDate']['output'];
  readonly protocol: Scalars['String']['output'];
  readonly title: LocalizedText;
  readonly vehicle?: Maybe<Scalars['String']['output']>;
};

/** Exactly one: the number of the protocol, or the car, or the INN of the offender; car and INN together narrow the search. */
export type FineSearchInput = {
  readonly inn?: InputMaybe<Scalars['String']['input']>;
  readonly protocol?: InputMaybe<Scalars['String']['input']>;
  readonly vehicle?: InputMaybe<Scalars['String']['input']>;
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
  readonly id: Scalars['ID']['input'];
};

export type ImportSalaryInput = {
  readonly legalPartyId: Scalars['ID']['input'];
  /** Given: the file takes the place of the rows of this register. Left out: makes a new one with the name of the file. */
  readonly salaryId?: InputMaybe<Scalars['ID']['input']>;
  /** Of POST /api/v1/uploads?purpose=SALARY_FILE. */
  readonly uploadId: Scalars['ID']['input'];
  /** Of the register that is changed. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A system of payments between banks, and the largest amount it takes; null for any. */
export type InterBankOption = {
  readonly __typename?: 'InterBankOption';
  readonly code: Scalars['String']['output'];
  readonly largestAmount?: Maybe<Scalars['Decimal']['output']>;
  readonly name: LocalizedText;
};

/** An interbank document: clearing or gross by operation.id. */
export type InterBankTransferInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operation: OperationRef;
  readonly payerAccount: Scalars['String']['input'];
  readonly paymentCode: Scalars['String']['input'];
  readonly purpose: Scalars['String']['input'];
  readonly recipientAccount: Scalars['String']['input'];
  readonly recipientBic: Scalars['String']['input'];
  readonly recipientInn?: InputMaybe<Scalars['String']['input']>;
  readonly recipientName: Scalars['String']['input'];
  /** Left out: the server takes the next free number. */
  readonly transferNum?: InputMaybe<Scalars['String']['input']>;
  readonly valueDate: Scalars['LocalDate']['input'];
};

/** A transfer inside the bank, to an own account or to another client. */
export type IntraTransferInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operation: OperationRef;
  readonly payerAccount: Scalars['String']['input'];
  readonly paymentCode?: InputMaybe<Scalars['String']['input']>;
  readonly purpose: Scalars['String']['input'];
  readonly recipientAccount: Scalars['String']['input'];
  readonly recipientName?: InputMaybe<Scalars['String']['input']>;
  readonly transferNum?: InputMaybe<Scalars['String']['input']>;
  readonly valueDate: Scalars['LocalDate']['input'];
};

/** The client of the own bank who owns an account, masked: «А… Трейд». */
export type IntrabankRecipient = {
  readonly __typename?: 'IntrabankRecipient';
  readonly account: Scalars['String']['output'];
  readonly currency: Scalars['String']['output'];
  readonly maskedName: Scalars['String']['output'];
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

/** A text of a dictionary in the three languages of the product. */
export type LocalizedText = {
  readonly __typename?: 'LocalizedText';
  readonly eng: Scalars['String']['output'];
  readonly kg: Scalars['String']['output'];
  readonly ru: Scalars['String']['output'];
};

export type ModelActor =
  | 'BANK'
  | 'CREATOR'
  | 'PHONE'
  | 'SIGNATORY';

/** One step of a document that goes through without a refusal. */
export type ModelStep = {
  readonly __typename?: 'ModelStep';
  readonly actor: ModelActor;
  /** Who may make the step now, by short names; none where the bank makes it. */
  readonly people: ReadonlyArray<Scalars['String']['output']>;
  readonly statusCode: PaymentStatus;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Each person who has no card at the bank gets one. */
  readonly addSalaryEmployees: ReadonlyArray<SalaryEmployeeResult>;
  /** Cancels the open requests; the documents go on waiting. A phone that was faster has signed. */
  readonly cancelPayControl: ReadonlyArray<PaymentActionResult>;
  readonly deletePayment: Scalars['Boolean']['output'];
  readonly deleteSalary: Scalars['Boolean']['output'];
  readonly deleteTemplate: Scalars['Boolean']['output'];
  readonly deleteUnfinishedForm: Scalars['Boolean']['output'];
  readonly forSigningPayment: ReadonlyArray<PaymentActionResult>;
  readonly forSigningSalary: ReadonlyArray<SalaryActionResult>;
  /** Stores a register whose rows are read from an upload, and lets it be checked; answers its id. */
  readonly importSalary: Scalars['ID']['output'];
  /** Keeps a form as typed; nothing in it is checked. Forms that are not kept again are deleted after 30 days. */
  readonly keepUnfinishedForm: UnfinishedForm;
  /** Errors ALREADY_BEING_PAID, PAY_LOGIC_NO_DEBTS, PAY_LOGIC_VALIDATION, PAY_LOGIC_SERVICE_BLOCKED, PAY_LOGIC_PROVIDER_ANSWER. */
  readonly obtainBudgetCode: BudgetCode;
  readonly recallPayment: ReadonlyArray<PaymentActionResult>;
  readonly recallSalary: ReadonlyArray<SalaryActionResult>;
  /**
   * A draft that gives a sale back, one for each person, and answers its id. Of drafts for one sale one is sent; the others
   * answer ALREADY_REFUNDED with its number. Errors as of `checkIsRefundAvailable`.
   */
  readonly refundOperation: Scalars['ID']['output'];
  readonly removeSalaryEmployee: Scalars['Boolean']['output'];
  /** Makes a new draft from a finished document and answers its id. */
  readonly repeatPayment: Scalars['ID']['output'];
  /**
   * Makes a register of the rows that the bank could not pay, once; a draft that its author makes of it does not count until
   * it is saved as a register. A name that is taken gets a number.
   */
  readonly repeatSalary: Scalars['ID']['output'];
  /** Requests confirmation of waiting documents on the phones of the stage's signatories, where no request is open. */
  readonly requestPayControl: ReadonlyArray<PaymentActionResult>;
  readonly returnForEditingPayment: ReadonlyArray<PaymentActionResult>;
  readonly returnSalary: ReadonlyArray<SalaryActionResult>;
  readonly revokePayment: ReadonlyArray<PaymentActionResult>;
  readonly revokeSalary: ReadonlyArray<SalaryActionResult>;
  readonly saveBudgetPayment: Scalars['ID']['output'];
  readonly saveCardTransfer: Scalars['ID']['output'];
  readonly saveConversionDraft: Scalars['ID']['output'];
  /**
   * Saves answer the document's id; "-1" is a system error after the draft was kept. With `unlessSame` a document made
   * within the last hour for the same payee, amount and day answers SAME_PAYMENT_EXISTS with its id and number.
   */
  readonly saveInterBankTransferNativeDraft: Scalars['ID']['output'];
  readonly saveIntraBankForeignTransferDraft: Scalars['ID']['output'];
  readonly saveIntraBankOwnerTransferDraft: Scalars['ID']['output'];
  readonly saveQrPayment: Scalars['ID']['output'];
  /** Stores a register and lets it be checked; answers its id. Wrong cells are found by findSalaryDetailBySalaryId. */
  readonly saveSalary: Scalars['ID']['output'];
  readonly saveSwift: Scalars['ID']['output'];
  /** Answers the template's id. Errors TEMPLATE_NAME_TAKEN, TEMPLATES_TOO_MANY. */
  readonly saveTransferTemplate: Scalars['ID']['output'];
  readonly signingPayment: ReadonlyArray<PaymentActionResult>;
  readonly signingSalary: ReadonlyArray<SalaryActionResult>;
  readonly updatePayment: Scalars['ID']['output'];
  readonly updateTemplate: Scalars['ID']['output'];
};


export type MutationAddSalaryEmployeesArgs = {
  employees: AddSalaryEmployeesInput;
};


export type MutationCancelPayControlArgs = {
  payment: PaymentsRef;
};


export type MutationDeletePaymentArgs = {
  payment: PaymentRef;
};


export type MutationDeleteSalaryArgs = {
  salary: SalaryRef;
};


export type MutationDeleteTemplateArgs = {
  template: TemplateRef;
};


export type MutationDeleteUnfinishedFormArgs = {
  form: UnfinishedFormRef;
};


export type MutationForSigningPaymentArgs = {
  payment: PaymentsRef;
};


export type MutationForSigningSalaryArgs = {
  salary: SalariesRef;
};


export type MutationImportSalaryArgs = {
  salary: ImportSalaryInput;
};


export type MutationKeepUnfinishedFormArgs = {
  form: UnfinishedFormInput;
};


export type MutationObtainBudgetCodeArgs = {
  request: BudgetCodeRequest;
};


export type MutationRecallPaymentArgs = {
  paymentIdListInput: PaymentsRef;
};


export type MutationRecallSalaryArgs = {
  salary: SalariesRef;
};


export type MutationRefundOperationArgs = {
  refundInput: RefundInput;
};


export type MutationRemoveSalaryEmployeeArgs = {
  employee: RemoveSalaryEmployeeInput;
};


export type MutationRepeatPaymentArgs = {
  payment: PaymentRef;
};


export type MutationRepeatSalaryArgs = {
  salary: RepeatSalaryInput;
};


export type MutationRequestPayControlArgs = {
  payment: PaymentsRef;
};


export type MutationReturnForEditingPaymentArgs = {
  returnForEditing: ReturnForEditingInput;
};


export type MutationReturnSalaryArgs = {
  salary: ReturnSalaryInput;
};


export type MutationRevokePaymentArgs = {
  revoke: RevokeInput;
};


export type MutationRevokeSalaryArgs = {
  salary: RevokeSalaryInput;
};


export type MutationSaveBudgetPaymentArgs = {
  budgetPayment: BudgetPaymentInput;
  unlessSame?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveCardTransferArgs = {
  cardTransfer: CardTransferInput;
  unlessSame?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveConversionDraftArgs = {
  conversion: ConversionInput;
  unlessSame?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveInterBankTransferNativeDraftArgs = {
  interBankTransfer: InterBankTransferInput;
  unlessSame?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveIntraBankForeignTransferDraftArgs = {
  intraTransfer: IntraTransferInput;
  unlessSame?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveIntraBankOwnerTransferDraftArgs = {
  intraTransfer: IntraTransferInput;
  unlessSame?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveQrPaymentArgs = {
  qrPayment: QrPaymentInput;
  unlessSame?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveSalaryArgs = {
  salaryRequest: SalaryRequest;
};


export type MutationSaveSwiftArgs = {
  swift: SwiftInput;
  unlessSame?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSaveTransferTemplateArgs = {
  template: TransferTemplateInput;
};


export type MutationSigningPaymentArgs = {
  sign: SignInput;
};


export type MutationSigningSalaryArgs = {
  sign: SignSalaryInput;
};


export type MutationUpdatePaymentArgs = {
  updatePayment: UpdatePaymentInput;
};


export type MutationUpdateTemplateArgs = {
  template: UpdateTemplateInput;
};

export type NewSalaryEmployee = {
  readonly fullName: Scalars['String']['input'];
  readonly inn: Scalars['String']['input'];
};

export type Operation = {
  readonly __typename?: 'Operation';
  readonly code: OperationCode;
  readonly id: Scalars['ID']['output'];
  readonly name: LocalizedText;
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

/** One limit in soms, and what signatures have used of it. */
export type OperationLimit = {
  readonly __typename?: 'OperationLimit';
  readonly left: Scalars['Decimal']['output'];
  readonly limit: Scalars['Decimal']['output'];
  readonly period: LimitPeriod;
  readonly scope: LimitScope;
  readonly used: Scalars['Decimal']['output'];
};

/** What the limits say about an operation before it is sent. */
export type OperationLimitsInfo = {
  readonly __typename?: 'OperationLimitsInfo';
  /** Why the operation would be refused; null when it fits. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams: ReadonlyArray<ErrorParam>;
  /** None while nothing limits the caller. */
  readonly limits: ReadonlyArray<OperationLimit>;
};

export type OperationLimitsInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly currency: Scalars['String']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operationCode: OperationCode;
  readonly recipientAccount?: InputMaybe<Scalars['String']['input']>;
};

export type OperationRef = {
  readonly id: Scalars['ID']['input'];
};

export type OperationSummary = {
  readonly __typename?: 'OperationSummary';
  readonly amount: Scalars['Decimal']['output'];
  readonly count: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly status: PaymentStatus;
};

/** A code by which a country orders the purposes of payments in its currency. */
export type OperationTypeCategory = {
  readonly __typename?: 'OperationTypeCategory';
  readonly categoryCode: Scalars['ID']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly name: LocalizedText;
};

/** Paging by page number as in the specification: the first page is 1. */
export type PageableInput = {
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly size?: InputMaybe<Scalars['Int']['input']>;
};

/** A request to one signatory to sign a document on their phone. */
export type PayControlRequest = {
  readonly __typename?: 'PayControlRequest';
  readonly answeredDate?: Maybe<Scalars['DateTime']['output']>;
  readonly createdDate: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isYours: Scalars['Boolean']['output'];
  /** Short name of the signatory. */
  readonly personName: Scalars['String']['output'];
  /** What the person chose when they declined, or why the phone could not answer. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly stage: Scalars['Int']['output'];
  readonly state: PayControlRequestState;
  /** The text that the phone shows. */
  readonly text: Scalars['String']['output'];
  /** Until when the phone may answer. */
  readonly validUntil: Scalars['DateTime']['output'];
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

export type PayControlRequests = {
  readonly __typename?: 'PayControlRequests';
  /** Newest first. */
  readonly list: ReadonlyArray<PayControlRequest>;
  /** The caller may cancel the open requests. */
  readonly mayCancel: Scalars['Boolean']['output'];
  /** The caller may request confirmation on the phones (again). */
  readonly mayRequest: Scalars['Boolean']['output'];
};

/** Whom the organisation has paid from accounts that the caller may read, as the last executed document says it. */
export type Payee = {
  readonly __typename?: 'Payee';
  readonly account: Scalars['String']['output'];
  readonly amount: Scalars['Decimal']['output'];
  readonly bankName: LocalizedText;
  readonly bic: Scalars['String']['output'];
  /** How many executed documents paid this account; counted to 100. */
  readonly count: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
  readonly inn?: Maybe<Scalars['String']['output']>;
  /** The last of them, with its content. */
  readonly lastPaymentId: Scalars['ID']['output'];
  readonly lastValueDate: Scalars['LocalDate']['output'];
  /** Masked for a client of the own bank. */
  readonly name: Scalars['String']['output'];
  readonly operationCode: OperationCode;
  readonly payerAccount: Scalars['String']['output'];
  readonly paymentCode?: Maybe<Scalars['String']['output']>;
  readonly purpose: Scalars['String']['output'];
};

/** What became of one document of a batch. */
export type PaymentActionResult = {
  readonly __typename?: 'PaymentActionResult';
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams: ReadonlyArray<ErrorParam>;
  readonly ok: Scalars['Boolean']['output'];
  readonly paymentId: Scalars['ID']['output'];
  readonly statusCode?: Maybe<PaymentStatus>;
};

/** A person who made documents that the caller may see. */
export type PaymentCreator = {
  readonly __typename?: 'PaymentCreator';
  readonly id: Scalars['ID']['output'];
  readonly shortName: Scalars['String']['output'];
};

export type PaymentCurrency = {
  readonly __typename?: 'PaymentCurrency';
  readonly id: Scalars['ID']['output'];
  readonly isoCode: Scalars['String']['output'];
  readonly isoNum: Scalars['String']['output'];
  readonly precision: Scalars['Int']['output'];
};

export type PaymentEvent = {
  readonly __typename?: 'PaymentEvent';
  /** Grows; give the last one seen when subscribing again to get what was missed. */
  readonly eventId: Scalars['ID']['output'];
  /** Null when deleted. */
  readonly payment?: Maybe<PaymentHistoryRow>;
  readonly paymentId: Scalars['ID']['output'];
  readonly state: LiveState;
};

/** A document as the history lists it, with the actions the caller has now. */
export type PaymentHistoryRow = {
  readonly __typename?: 'PaymentHistoryRow';
  readonly amount: Scalars['Decimal']['output'];
  readonly commission: Scalars['Decimal']['output'];
  /** Of the commission; it may differ from the currency of the payment. */
  readonly commissionCurrency: Scalars['String']['output'];
  readonly createdBy: Scalars['String']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  readonly currency: Scalars['String']['output'];
  /** The bank's reason of a refusal, or the signatory's comment of a return; in the words it was given. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the canonical text a signature covers, lower-case hex; give it back when signing. */
  readonly digest: Scalars['String']['output'];
  /** Stable code of the bank's refusal, when it refused. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  readonly isExportable: Scalars['Boolean']['output'];
  readonly isOpenPdf: Scalars['Boolean']['output'];
  readonly isRecall: Scalars['Boolean']['output'];
  readonly isRemovable: Scalars['Boolean']['output'];
  readonly isRepeatable: Scalars['Boolean']['output'];
  readonly isReturnable: Scalars['Boolean']['output'];
  readonly isRevokable: Scalars['Boolean']['output'];
  readonly isSendForSign: Scalars['Boolean']['output'];
  readonly isSignable: Scalars['Boolean']['output'];
  /** The caller must act next. */
  readonly isYourTurn: Scalars['Boolean']['output'];
  /** Signed by everybody, and the bank takes it on this later day; null otherwise. */
  readonly leavesOn?: Maybe<Scalars['LocalDate']['output']>;
  readonly legalPartyId: Scalars['ID']['output'];
  readonly operationCode: OperationCode;
  readonly origin: PaymentOrigin;
  readonly payerAccount: Scalars['String']['output'];
  readonly paymentDetailsId: Scalars['ID']['output'];
  readonly purpose: Scalars['String']['output'];
  readonly recipientAccount: Scalars['String']['output'];
  readonly recipientName: Scalars['String']['output'];
  /** Until when the document can be signed; null unless it waits for a signature. */
  readonly signDeadline?: Maybe<Scalars['DateTime']['output']>;
  readonly statusCode: PaymentStatus;
  /** Colour of the status for the caller. */
  readonly statusColour: StatusColour;
  readonly transferNum: Scalars['String']['output'];
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  readonly updatedDate: Scalars['DateTime']['output'];
  readonly valueDate: Scalars['LocalDate']['output'];
  /** Changes with every transition; give it back when editing. */
  readonly version: Scalars['Int']['output'];
};

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

export type PaymentPage = {
  readonly __typename?: 'PaymentPage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  /** The moment the list is of. Give it back with the next page, which then repeats no row of this one. */
  readonly asOf: Scalars['DateTime']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<PaymentHistoryRow>;
  /** Set when there are too many documents to read them all: only those made since then were searched. */
  readonly searchedSince?: Maybe<Scalars['DateTime']['output']>;
  /** Sum of all found documents per currency, so that currencies are never added together. */
  readonly totals: ReadonlyArray<CurrencyTotal>;
};

export type PaymentRef = {
  readonly legalPartyId: Scalars['ID']['input'];
  readonly paymentId: Scalars['ID']['input'];
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
  readonly legalPartyId: Scalars['ID']['input'];
  readonly paymentIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type PlannedBalance = {
  readonly __typename?: 'PlannedBalance';
  readonly balance: Scalars['Decimal']['output'];
  readonly date: Scalars['LocalDate']['output'];
};

export type PlannedDirection =
  | 'CREDIT'
  | 'DEBIT';

/** All that moves on one day on the same ground and in the same direction, fees of documents included. */
export type PlannedMovement = {
  readonly __typename?: 'PlannedMovement';
  /** Always positive; the direction gives the sign. */
  readonly amount: Scalars['Decimal']['output'];
  /** How many documents or holds it is the sum of. */
  readonly count: Scalars['Int']['output'];
  readonly date: Scalars['LocalDate']['output'];
  readonly direction: PlannedDirection;
  readonly kind: PlannedMovementKind;
};

/**
 * What a planned movement stands on. HELD: the bank keeps the money for it already. SIGNED: everybody has signed, it
 * goes on its day. UNSIGNED: sent for signing, it goes only if everybody signs.
 */
export type PlannedMovementKind =
  | 'HELD'
  | 'SIGNED'
  | 'UNSIGNED';

export type QrDayTotal = {
  readonly __typename?: 'QrDayTotal';
  readonly date: Scalars['LocalDate']['output'];
  readonly operationCount: Scalars['Int']['output'];
  readonly totalAmount: Scalars['Decimal']['output'];
};

export type QrLastTwoDays = {
  readonly __typename?: 'QrLastTwoDays';
  readonly today: QrTotal;
  readonly yesterday: QrTotal;
};

/** A sale by QR, in som: the customer paid `amountWithFee`, the account got `amountWithoutFee`. */
export type QrOperation = {
  readonly __typename?: 'QrOperation';
  readonly account: Scalars['String']['output'];
  readonly amountWithFee: Scalars['Decimal']['output'];
  readonly amountWithoutFee: Scalars['Decimal']['output'];
  readonly cashCode?: Maybe<Scalars['String']['output']>;
  readonly cashName?: Maybe<Scalars['String']['output']>;
  /** Of a dynamic code. */
  readonly codeTransaction?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdDate: Scalars['LocalDate']['output'];
  /** HH:mm:ss in Bishkek. */
  readonly createdTime: Scalars['String']['output'];
  readonly feeAmount: Scalars['Decimal']['output'];
  readonly feePercent: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly operationTypeGroup: Scalars['String']['output'];
  readonly origin: QrOrigin;
  readonly providerTransactionId: Scalars['String']['output'];
  /** The customer's account, masked by their bank. */
  readonly qrAccount: Scalars['String']['output'];
  readonly qrComment?: Maybe<Scalars['String']['output']>;
  readonly recipientName: Scalars['String']['output'];
  /** The document that gives the money back, unless it ended without execution; before it is sent, to its author alone. */
  readonly refund?: Maybe<QrRefund>;
  readonly salePointCode?: Maybe<Scalars['String']['output']>;
  readonly salePointName?: Maybe<Scalars['String']['output']>;
  /** Masked by the customer's bank. */
  readonly senderName: Scalars['String']['output'];
  readonly stan: Scalars['String']['output'];
};

export type QrOperationEvent = {
  readonly __typename?: 'QrOperationEvent';
  readonly eventId: Scalars['ID']['output'];
  readonly operation: QrOperation;
};

/** Empty values are null. */
export type QrOperationFilter = {
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  /** Codes of outlet and cash register together, nine digits. */
  readonly cashRegister?: InputMaybe<Scalars['String']['input']>;
  readonly endAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly endTime?: InputMaybe<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly order?: InputMaybe<SortOrder>;
  readonly origin?: InputMaybe<QrOrigin>;
  readonly salePointCode?: InputMaybe<Scalars['String']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sort?: InputMaybe<QrOperationSort>;
  readonly startAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** HH:mm in Bishkek, of every day of the period. */
  readonly startTime?: InputMaybe<Scalars['String']['input']>;
};

export type QrOperationPage = {
  readonly __typename?: 'QrOperationPage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  readonly asOf: Scalars['DateTime']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<QrOperation>;
  readonly searchedSince?: Maybe<Scalars['DateTime']['output']>;
  readonly totals: ReadonlyArray<CurrencyTotal>;
};

export type QrOperationSort =
  | 'AMOUNT'
  | 'CREATED_DATE';

export type QrOrigin =
  | 'DYNAMIC'
  | 'STATIC';

export type QrPaymentInput = {
  /** The amount of the code, unless it leaves the amount open. */
  readonly amount: Scalars['Decimal']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operation: OperationRef;
  readonly payerAccount: Scalars['String']['input'];
  /** The text of the code. */
  readonly qrCode: Scalars['String']['input'];
  readonly transferNum?: InputMaybe<Scalars['String']['input']>;
  readonly valueDate: Scalars['LocalDate']['input'];
};

/** Sales of an outlet; those of the account itself have no outlet. */
export type QrPointTotal = {
  readonly __typename?: 'QrPointTotal';
  readonly operationCount: Scalars['Int']['output'];
  readonly salePointCode?: Maybe<Scalars['String']['output']>;
  readonly salePointName?: Maybe<Scalars['String']['output']>;
  readonly totalAmount: Scalars['Decimal']['output'];
};

export type QrRefund = {
  readonly __typename?: 'QrRefund';
  readonly amount: Scalars['Decimal']['output'];
  readonly paymentId: Scalars['ID']['output'];
  readonly statusCode: PaymentStatus;
};

export type QrSalesSummary = {
  readonly __typename?: 'QrSalesSummary';
  readonly days: ReadonlyArray<QrDayTotal>;
  readonly points: ReadonlyArray<QrPointTotal>;
};

export type QrSummaryFilter = {
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly cashRegister?: InputMaybe<Scalars['String']['input']>;
  readonly endDate: Scalars['LocalDate']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly salePointCode?: InputMaybe<Scalars['String']['input']>;
  readonly startDate: Scalars['LocalDate']['input'];
};

export type QrTotal = {
  readonly __typename?: 'QrTotal';
  readonly operationCount: Scalars['Int']['output'];
  readonly totalAmount: Scalars['Decimal']['output'];
};

export type QrTotalsFilter = {
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly cashRegister?: InputMaybe<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly salePointCode?: InputMaybe<Scalars['String']['input']>;
};

export type QrTransfer = {
  readonly __typename?: 'QrTransfer';
  readonly amount: Scalars['Decimal']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  readonly creatorName: Scalars['String']['output'];
  readonly currencyCode: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly operationCode: Scalars['String']['output'];
  readonly purpose: Scalars['String']['output'];
  readonly statusCode: PaymentStatus;
  readonly transferNum: Scalars['String']['output'];
};

export type QrTransferData = {
  readonly __typename?: 'QrTransferData';
  /** What the issuer knows a permanent code by. */
  readonly codeNumber?: Maybe<Scalars['String']['output']>;
  readonly merchantId: Scalars['String']['output'];
  readonly provider: Scalars['String']['output'];
  /** The bill of a code that is paid once. */
  readonly transactionId?: Maybe<Scalars['String']['output']>;
  readonly transfer: TransferData;
};

/** Own documents that pay a code (QR) or give a sale back (REFUND). */
export type QrTransferFilter = {
  readonly endAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly startAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type QrTransferPage = {
  readonly __typename?: 'QrTransferPage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<QrTransfer>;
};

export type Query = {
  readonly __typename?: 'Query';
  readonly calculateCommission: Commission;
  /** Errors RATE_NOT_FOUND and CONVERSION_AMOUNT_TOO_SMALL. */
  readonly calculateExoticAmountInSwift: ExoticAmount;
  /**
   * Errors SALE_NOT_FOUND, ALREADY_REFUNDED, REFUND_PAYER_INSUFFICIENT_FUNDS, REFUND_PAYER_ACCOUNT_BLOCKED,
   * REFUND_PAYER_ACCOUNT_INACTIVE, REFUND_RECIPIENT_ACCOUNT_BLOCKED, REFUND_RECIPIENT_ACCOUNT_INACTIVE.
   */
  readonly checkIsRefundAvailable: RefundAvailability;
  readonly findAllCurrency: ReadonlyArray<PaymentCurrency>;
  readonly findAllQrTransferByFilter: QrTransferPage;
  /** A budget payment; PAYMENT_NOT_FOUND for any other document. */
  readonly findBudgetPaymentDataByPaymentId: BudgetPaymentData;
  /** A transfer from or to a card; PAYMENT_NOT_FOUND for any other document. */
  readonly findCardTransferDataByPaymentId: CardTransferData;
  /** A conversion; PAYMENT_NOT_FOUND for any other document. */
  readonly findConversionDataByPaymentId: ConversionData;
  /** Unpaid fines, the oldest first. Error PAY_LOGIC_VALIDATION when nothing or too much is searched by. */
  readonly findFines: ReadonlyArray<Fine>;
  /** The name behind an account of this bank, masked. Error RECIPIENT_ACCOUNT_NOT_FOUND. */
  readonly findIntrabankRecipient: IntrabankRecipient;
  /** One of them, however old. Error SALE_NOT_FOUND. */
  readonly findQrOperation: QrOperation;
  readonly findQrTransferDataByPaymentId: QrTransferData;
  readonly findRefundedQrOperationInfo: RefundedQrOperation;
  /** Null where the organisation has no contract of the salary project. */
  readonly findSalaryContract?: Maybe<SalaryContract>;
  readonly findSalaryDataByLegalPartyId: SalaryPage;
  /** Error SALARY_REGISTER_NOT_FOUND. */
  readonly findSalaryDetailBySalaryId: SalaryDetail;
  /** The same for whoever signs: error SALARY_REGISTER_NOT_FOUND also while the register has no document. */
  readonly findSalaryDetailBySalaryIdForSign: SalaryDetail;
  readonly findSalaryEmployees: SalaryEmployeePage;
  /** A payment abroad; PAYMENT_NOT_FOUND for any other document. */
  readonly findSwiftDataByPaymentId: SwiftData;
  readonly findTransferDataByPaymentId: TransferData;
  /** One of them, also when it has become a document within the last day. Error UNFINISHED_FORM_NOT_FOUND. */
  readonly findUnfinishedForm: UnfinishedForm;
  /** Own forms that are no documents yet, the latest first. */
  readonly findUnfinishedForms: ReadonlyArray<UnfinishedForm>;
  readonly getAllCountry: ReadonlyArray<Country>;
  readonly getAllOperation: ReadonlyArray<Operation>;
  /** Holds, documents sent for signing and signed ones on their days. Error ACCOUNT_NOT_FOUND. */
  readonly getBalanceForecast: BalanceForecast;
  readonly getBanksByCode: BankPage;
  readonly getBudgetClassificationsByCode: ReadonlyArray<BudgetClassification>;
  /** Debts and fines whose payment was sent and is not executed yet. */
  readonly getBudgetItemsBeingPaid: ReadonlyArray<Scalars['ID']['output']>;
  readonly getCountsOfPaymentsGroupedByStatus: ReadonlyArray<StatusCount>;
  /** Every set of the period (at most 366 days), oldest first. */
  readonly getCurrencyRateHistory: ReadonlyArray<CurrencyRatePoint>;
  /** Rates of a day, today when left out: the last set that was valid then. */
  readonly getCurrencyRates: CurrencyRates;
  readonly getCurrencyRatesConversion: ConversionRate;
  /** By value date, nearest first, at most 500; what the bank holds money for is left out. */
  readonly getExpectedPayments: ReadonlyArray<ExpectedPayment>;
  readonly getGroupedPaymentsByFilter: ReadonlyArray<OperationSummary>;
  /** In som. */
  readonly getInterBankOptions: ReadonlyArray<InterBankOption>;
  /** How documents of the organisation go from the draft to their execution, by its contract. */
  readonly getModelProcess: ReadonlyArray<ModelStep>;
  /** The next free document number. */
  readonly getNextTransferNum: Scalars['String']['output'];
  /** The caller's limits, and whether an operation of this amount fits into them now. */
  readonly getOperationLimits: OperationLimitsInfo;
  /** Codes that may be chosen; none for a currency without codes. `code` is part of a code or a name. */
  readonly getOperationTypeCategoryByCode: ReadonlyArray<OperationTypeCategory>;
  /** Requests on the signatories' phones for a document of a pay-control contract. */
  readonly getPayControlRequests: PayControlRequests;
  /** Most used first, at most 20. `search` is part of a name, an INN or an account; everybody when left out. `isAbroad`: those paid by SWIFT. */
  readonly getPayees: ReadonlyArray<Payee>;
  /** Who made the documents that the person may see, to filter by; by name. */
  readonly getPaymentCreators: ReadonlyArray<PaymentCreator>;
  readonly getPaymentSignerInfoByPaymentId: ReadonlyArray<SignatoryEntry>;
  readonly getPaymentStatusHistoryByPaymentId: ReadonlyArray<StatusHistoryEntry>;
  /** Sales by QR of the accounts that the person may read; a cashier's are those of their cash registers. */
  readonly getQrOperationHistory: QrOperationPage;
  /** The same for one outlet; `salePointCode` is needed. */
  readonly getQrOperationHistoryByFilterWithSalePoint: QrOperationPage;
  readonly getQrOperationsLast2Days: QrLastTwoDays;
  /** Totals of every day and every outlet of a period, at most 366 days. */
  readonly getQrSalesSummary: QrSalesSummary;
  /** Payments of the next 31 days that the history makes likely and that no open document stands for, nearest first. */
  readonly getRegularPayments: ReadonlyArray<RegularPayment>;
  /** Payments abroad of the person's organisation that may be repeated, the latest first, at most 20; of those that a text finds, as in the history. */
  readonly getRepeatableSwiftOptions: ReadonlyArray<RepeatableSwift>;
  /** The same of transfers to other banks. */
  readonly getRepeatableTransferOptions: ReadonlyArray<RepeatableSwift>;
  /** Of documents that the person may see; others are left out. At most 520. */
  readonly getSecondPersonTokenByPaymentIds: ReadonlyArray<SecondPersonToken>;
  readonly getSigningReview: SigningReview;
  readonly getSwiftOptions: SwiftOptions;
  readonly getTaxOffices: ReadonlyArray<TaxOffice>;
  readonly getTaxTypes: ReadonlyArray<TaxType>;
  /** The texts of documents that the person may see; others are left out. */
  readonly getTextsToSign: ReadonlyArray<TextToSign>;
  /** By name. */
  readonly getTransferTemplateByCriteria: ReadonlyArray<TransferTemplate>;
  readonly getTundukServices: ReadonlyArray<TundukService>;
  /** The rows of a table as text, tabs between the cells; the people in it are added with addSalaryEmployees. */
  readonly readSalaryEmployeeFile: Scalars['String']['output'];
  readonly searchPaymentByCriteria: PaymentPage;
};


export type QueryCalculateCommissionArgs = {
  commissionInput: CommissionInput;
};


export type QueryCalculateExoticAmountInSwiftArgs = {
  calculateAmount: CalculateAmountInput;
};


export type QueryCheckIsRefundAvailableArgs = {
  refundIsAvailableInput: RefundIsAvailableInput;
};


export type QueryFindAllQrTransferByFilterArgs = {
  filter: QrTransferFilter;
  pageable?: InputMaybe<PageableInput>;
};


export type QueryFindBudgetPaymentDataByPaymentIdArgs = {
  payment: PaymentRef;
};


export type QueryFindCardTransferDataByPaymentIdArgs = {
  payment: PaymentRef;
};


export type QueryFindConversionDataByPaymentIdArgs = {
  payment: PaymentRef;
};


export type QueryFindFinesArgs = {
  search: FineSearchInput;
};


export type QueryFindIntrabankRecipientArgs = {
  legalPartyId: Scalars['ID']['input'];
  recipientAccount: Scalars['String']['input'];
};


export type QueryFindQrOperationArgs = {
  legalPartyId: Scalars['ID']['input'];
  operationId: Scalars['ID']['input'];
};


export type QueryFindQrTransferDataByPaymentIdArgs = {
  payment: PaymentRef;
};


export type QueryFindRefundedQrOperationInfoArgs = {
  payment: PaymentRef;
};


export type QueryFindSalaryContractArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryFindSalaryDataByLegalPartyIdArgs = {
  pageable?: InputMaybe<PageableInput>;
  searchSalary: SalarySearch;
};


export type QueryFindSalaryDetailBySalaryIdArgs = {
  filter?: InputMaybe<SalaryRowFilter>;
  pageable?: InputMaybe<PageableInput>;
  salaryId: Scalars['ID']['input'];
};


export type QueryFindSalaryDetailBySalaryIdForSignArgs = {
  pageable?: InputMaybe<PageableInput>;
  salaryId: Scalars['ID']['input'];
};


export type QueryFindSalaryEmployeesArgs = {
  filter: SalaryEmployeeFilter;
  pageable?: InputMaybe<PageableInput>;
};


export type QueryFindSwiftDataByPaymentIdArgs = {
  payment: PaymentRef;
};


export type QueryFindTransferDataByPaymentIdArgs = {
  payment: PaymentRef;
};


export type QueryFindUnfinishedFormArgs = {
  form: UnfinishedFormRef;
};


export type QueryFindUnfinishedFormsArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetBalanceForecastArgs = {
  accountId: Scalars['ID']['input'];
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetBanksByCodeArgs = {
  bankCode?: InputMaybe<Scalars['String']['input']>;
  bankType?: InputMaybe<BankType>;
  pageable?: InputMaybe<PageableInput>;
};


export type QueryGetBudgetClassificationsByCodeArgs = {
  classCode?: InputMaybe<Scalars['String']['input']>;
  pageable?: InputMaybe<PageableInput>;
};


export type QueryGetBudgetItemsBeingPaidArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetCountsOfPaymentsGroupedByStatusArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetCurrencyRateHistoryArgs = {
  code: Scalars['String']['input'];
  endDate: Scalars['LocalDate']['input'];
  group: RateGroup;
  startDate: Scalars['LocalDate']['input'];
};


export type QueryGetCurrencyRatesArgs = {
  date?: InputMaybe<Scalars['LocalDate']['input']>;
};


export type QueryGetCurrencyRatesConversionArgs = {
  payerCurrency: Scalars['String']['input'];
  recipientCurrency: Scalars['String']['input'];
};


export type QueryGetExpectedPaymentsArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetGroupedPaymentsByFilterArgs = {
  filterData: SearchOperationHistory;
};


export type QueryGetModelProcessArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetNextTransferNumArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetOperationLimitsArgs = {
  limitsInput: OperationLimitsInput;
};


export type QueryGetOperationTypeCategoryByCodeArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  currency: Scalars['String']['input'];
};


export type QueryGetPayControlRequestsArgs = {
  payment: PaymentRef;
};


export type QueryGetPayeesArgs = {
  isAbroad?: InputMaybe<Scalars['Boolean']['input']>;
  legalPartyId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetPaymentCreatorsArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetPaymentSignerInfoByPaymentIdArgs = {
  payment: PaymentRef;
};


export type QueryGetPaymentStatusHistoryByPaymentIdArgs = {
  payment: PaymentRef;
};


export type QueryGetQrOperationHistoryArgs = {
  filter: QrOperationFilter;
  pageable?: InputMaybe<PageableInput>;
};


export type QueryGetQrOperationHistoryByFilterWithSalePointArgs = {
  filter: QrOperationFilter;
  pageable?: InputMaybe<PageableInput>;
};


export type QueryGetQrOperationsLast2DaysArgs = {
  filter: QrTotalsFilter;
};


export type QueryGetQrSalesSummaryArgs = {
  filter: QrSummaryFilter;
};


export type QueryGetRegularPaymentsArgs = {
  legalPartyId: Scalars['ID']['input'];
};


export type QueryGetRepeatableSwiftOptionsArgs = {
  legalPartyId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetRepeatableTransferOptionsArgs = {
  legalPartyId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSecondPersonTokenByPaymentIdsArgs = {
  payments: PaymentsRef;
};


export type QueryGetSigningReviewArgs = {
  payment: PaymentsRef;
};


export type QueryGetTextsToSignArgs = {
  payment: PaymentsRef;
};


export type QueryGetTransferTemplateByCriteriaArgs = {
  transferTemplateCriteria: TransferTemplateCriteria;
};


export type QueryReadSalaryEmployeeFileArgs = {
  file: SalaryUploadRef;
};


export type QuerySearchPaymentByCriteriaArgs = {
  pageable?: InputMaybe<PageableInput>;
  searchOperationHistory: SearchOperationHistory;
};

export type RateGroup =
  | 'CARD'
  | 'CASH'
  | 'CASHLESS'
  | 'NBKR';

/** Of which day a group of rates is. */
export type RateGroupInfo = {
  readonly __typename?: 'RateGroupInfo';
  /** Valid from this day; null when the bank has no rates of this group for the day. */
  readonly date?: Maybe<Scalars['LocalDate']['output']>;
  readonly group: RateGroup;
  /** Older than rates of this group should be: the screen says of which day they are. */
  readonly isOld: Scalars['Boolean']['output'];
};

export type RefundAvailability = {
  readonly __typename?: 'RefundAvailability';
  readonly availableRefundAmount: Scalars['Decimal']['output'];
  readonly maskedAccount: Scalars['String']['output'];
  readonly recipientName: Scalars['String']['output'];
};

export type RefundInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  /** The sale. */
  readonly operationId: Scalars['ID']['input'];
  /** 4 to 140 characters. */
  readonly reason: Scalars['String']['input'];
};

export type RefundIsAvailableInput = {
  readonly legalPartyId: Scalars['ID']['input'];
  /** The sale. */
  readonly operationId: Scalars['ID']['input'];
};

/** A document that gives a sale back, with its sale. */
export type RefundedQrOperation = {
  readonly __typename?: 'RefundedQrOperation';
  readonly operation: QrOperation;
  readonly transfer: TransferData;
};

export type RegularInterval =
  | 'MONTHLY'
  | 'WEEKLY';

/** A payment that is likely to come: its payee got about the same amount three times in a row, a week or a month apart. */
export type RegularPayment = {
  readonly __typename?: 'RegularPayment';
  /** As the last document cost, with the fee where it is in the same currency. */
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  readonly interval: RegularInterval;
  readonly operationCode: OperationCode;
  readonly recipientAccount: Scalars['String']['output'];
  readonly recipientName: Scalars['String']['output'];
  /** The likely day; a past one when the payment is late. */
  readonly valueDate: Scalars['LocalDate']['output'];
};

export type RemoveSalaryEmployeeInput = {
  readonly employeeId: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
};

export type RepeatSalaryInput = {
  readonly fileName: Scalars['String']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly salaryId: Scalars['ID']['input'];
};

/** A document that can be sent abroad again, as the form is filled from it. */
export type RepeatableSwift = {
  readonly __typename?: 'RepeatableSwift';
  readonly amount: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly recipientAccount: Scalars['String']['output'];
  readonly recipientName: Scalars['String']['output'];
  readonly valueDate: Scalars['LocalDate']['output'];
};

export type ReturnForEditingInput = {
  readonly comment: Scalars['String']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly paymentIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type ReturnSalaryInput = {
  readonly comment: Scalars['String']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly salaryIds: ReadonlyArray<Scalars['ID']['input']>;
};

/**
 * `available`: what is left to the reviewed documents when all others that are planned have gone.
 * `planned`: what those others take, sent for signing or signed and not held by the bank yet.
 */
export type ReviewedAccount = {
  readonly __typename?: 'ReviewedAccount';
  readonly account: Scalars['String']['output'];
  readonly available: Scalars['Decimal']['output'];
  readonly currency: Scalars['String']['output'];
  readonly planned: Scalars['Decimal']['output'];
};

export type ReviewedDocument = {
  readonly __typename?: 'ReviewedDocument';
  readonly flags: ReadonlyArray<SigningFlag>;
  readonly paymentId: Scalars['ID']['output'];
};

export type RevokeInput = {
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly paymentIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type RevokeSalaryInput = {
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly salaryIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type SalariesRef = {
  readonly legalPartyId: Scalars['ID']['input'];
  readonly salaryIds: ReadonlyArray<Scalars['ID']['input']>;
};

export type SalaryActionResult = {
  readonly __typename?: 'SalaryActionResult';
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams: ReadonlyArray<ErrorParam>;
  readonly ok: Scalars['Boolean']['output'];
  readonly salaryId: Scalars['ID']['output'];
  readonly statusCode?: Maybe<PaymentStatus>;
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

/** The contract by which salaries are paid; null where the organisation has none. */
export type SalaryContract = {
  readonly __typename?: 'SalaryContract';
  readonly contractNumber: Scalars['String']['output'];
  /** Registers are sent for signing and signed until these times of the working day. */
  readonly createDeadline: Scalars['String']['output'];
  /** Today's deadlines as moments; null on a day off. */
  readonly createUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly currency: Scalars['String']['output'];
  /** The contract pays, and the person may prepare registers. */
  readonly mayPrepare: Scalars['Boolean']['output'];
  /** The account that pays. */
  readonly payerAccount: Scalars['String']['output'];
  readonly signDeadline: Scalars['String']['output'];
  readonly signUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly startDate: Scalars['LocalDate']['output'];
  readonly state: SalaryContractState;
  readonly transitAccount: Scalars['String']['output'];
};

export type SalaryContractState =
  | 'CLOSED'
  | 'ON_VERIFICATION'
  | 'PENDING_CLOSURE'
  | 'PENDING_UNCLOSE'
  | 'REJECTED'
  | 'VERIFIED';

export type SalaryDetail = {
  readonly __typename?: 'SalaryDetail';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  readonly currentPage: Scalars['Int']['output'];
  /** Rows that the filter finds. */
  readonly detail: ReadonlyArray<SalaryRow>;
  readonly salary: SalaryRecord;
};

export type SalaryEmployee = {
  readonly __typename?: 'SalaryEmployee';
  /** Null until the bank has opened it. */
  readonly cardAccount?: Maybe<Scalars['String']['output']>;
  readonly cardState: SalaryCardState;
  readonly currency: Scalars['String']['output'];
  readonly fullName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inn: Scalars['String']['output'];
  /** What the person was paid last; null when never. */
  readonly lastAmount?: Maybe<Scalars['Decimal']['output']>;
};

export type SalaryEmployeeFilter = {
  readonly cardStates?: InputMaybe<ReadonlyArray<SalaryCardState>>;
  readonly legalPartyId: Scalars['ID']['input'];
  /** A part of the name, the INN or the account. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type SalaryEmployeePage = {
  readonly __typename?: 'SalaryEmployeePage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<SalaryEmployee>;
};

/** What became of one person who was to be added. */
export type SalaryEmployeeResult = {
  readonly __typename?: 'SalaryEmployeeResult';
  readonly employeeId?: Maybe<Scalars['ID']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly inn: Scalars['String']['output'];
  readonly ok: Scalars['Boolean']['output'];
};

export type SalaryEvent = {
  readonly __typename?: 'SalaryEvent';
  /** Grows; give the last one seen when subscribing again to get what was missed. */
  readonly eventId: Scalars['ID']['output'];
  /** Null when deleted. */
  readonly salary?: Maybe<SalaryRecord>;
  readonly salaryId: Scalars['ID']['output'];
  readonly state: LiveState;
};

/** What is wrong, or only unusual, with one cell. */
export type SalaryFinding = {
  readonly __typename?: 'SalaryFinding';
  readonly cell: SalaryCell;
  readonly code: Scalars['String']['output'];
  readonly isWarning: Scalars['Boolean']['output'];
  /** A JSON object of texts by name. */
  readonly params: Scalars['String']['output'];
};

/** All registers of the organisation, or one of them. */
export type SalaryIdInput = {
  readonly legalPartyId: Scalars['ID']['input'];
  readonly salaryId?: InputMaybe<Scalars['ID']['input']>;
};

export type SalaryOrigin =
  | 'FILE'
  | 'MANUAL';

export type SalaryPage = {
  readonly __typename?: 'SalaryPage';
  readonly amountElements: Scalars['Int']['output'];
  readonly amountPages: Scalars['Int']['output'];
  readonly currentPage: Scalars['Int']['output'];
  readonly list: ReadonlyArray<SalaryRecord>;
};

export type SalaryRecord = {
  readonly __typename?: 'SalaryRecord';
  /** Of the document; null until the register is ready. */
  readonly commission?: Maybe<Scalars['Decimal']['output']>;
  readonly commissionCurrency?: Maybe<Scalars['String']['output']>;
  readonly createdBy: Scalars['String']['output'];
  readonly createdDate: Scalars['DateTime']['output'];
  readonly currency: Scalars['String']['output'];
  /** The comment of the last step of the document. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** What a signature covers; null until the register is ready. */
  readonly digest?: Maybe<Scalars['String']['output']>;
  /** Why the register as a whole was not accepted, or the document was refused. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams: ReadonlyArray<ErrorParam>;
  readonly fileId?: Maybe<Scalars['ID']['output']>;
  readonly fileName: Scalars['String']['output'];
  /** The rows are those of a file, which can be had with its faulty cells marked. */
  readonly hasFile: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isEditable: Scalars['Boolean']['output'];
  /** Null until the bank has reported what became of each row. */
  readonly isFullComplete?: Maybe<Scalars['Boolean']['output']>;
  readonly isRecall: Scalars['Boolean']['output'];
  readonly isRemovable: Scalars['Boolean']['output'];
  /** The unpaid rows can be paid by a new register: no other one pays them, not counting drafts. */
  readonly isRepeatable: Scalars['Boolean']['output'];
  readonly isReturnable: Scalars['Boolean']['output'];
  readonly isRevokable: Scalars['Boolean']['output'];
  readonly isSendForSign: Scalars['Boolean']['output'];
  readonly isSignable: Scalars['Boolean']['output'];
  /** The caller must act next. */
  readonly isYourTurn: Scalars['Boolean']['output'];
  readonly legalPartyId: Scalars['ID']['output'];
  readonly origin: SalaryOrigin;
  /** The account that pays; null until the register is ready. */
  readonly payerAccount?: Maybe<Scalars['String']['output']>;
  /** Its document in the history; null until the register is ready. */
  readonly paymentId?: Maybe<Scalars['ID']['output']>;
  /** The register whose unpaid rows this one pays. */
  readonly repeatOf?: Maybe<Scalars['ID']['output']>;
  readonly rowCount: Scalars['Int']['output'];
  /** Until when the document can be signed; null unless it waits for a signature. */
  readonly signDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** How far the check of a file has come, or where it has ended; null for a register by hand. */
  readonly stage?: Maybe<SalaryStage>;
  readonly status: SalaryStatus;
  readonly statusColour: StatusColour;
  readonly totalAmount: Scalars['Decimal']['output'];
  readonly transferNum?: Maybe<Scalars['String']['output']>;
  /** What has come back; null until the result is there. */
  readonly unpaidAmount?: Maybe<Scalars['Decimal']['output']>;
  readonly valueDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Grows with each change of the register. */
  readonly version: Scalars['Int']['output'];
  /** What a person should check in the file as a whole. */
  readonly warnings: ReadonlyArray<SalaryWarning>;
};

export type SalaryRef = {
  readonly legalPartyId: Scalars['ID']['input'];
  readonly salaryId: Scalars['ID']['input'];
};

export type SalaryRequest = {
  readonly currency: Scalars['String']['input'];
  /** Unique among the organisation's registers. */
  readonly fileName: Scalars['String']['input'];
  /** Kept as typed for its person alone, and not checked. */
  readonly isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly origin?: InputMaybe<SalaryOrigin>;
  /** At most 10,000. */
  readonly rows: ReadonlyArray<SalaryRowInput>;
  /** Given: changes this register. Left out: makes a new one. */
  readonly salaryId?: InputMaybe<Scalars['ID']['input']>;
  /** The total that the file states, when it states one; it must be the sum of the rows. */
  readonly totalAmount?: InputMaybe<Scalars['String']['input']>;
  /** Of the register that is changed. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type SalaryRow = {
  readonly __typename?: 'SalaryRow';
  /** As it was written; of a sound row an amount of the register's currency. */
  readonly amount: Scalars['String']['output'];
  readonly cardAccount: Scalars['String']['output'];
  readonly findings: ReadonlyArray<SalaryFinding>;
  readonly fullName: Scalars['String']['output'];
  /** Its place in the register, from 1. */
  readonly id: Scalars['Int']['output'];
  readonly state: SalaryRowState;
};

export type SalaryRowFilter = {
  /** Only rows with something wrong or unusual. */
  readonly onlyWithFindings?: InputMaybe<Scalars['Boolean']['input']>;
  /** A part of the name or of the account. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<SalaryRowState>>;
};

export type SalaryRowInput = {
  readonly amount: Scalars['String']['input'];
  /** 16 digits. */
  readonly cardAccount: Scalars['String']['input'];
  readonly fullName: Scalars['String']['input'];
};

/** NEW: not paid yet. ERROR: a cell is wrong. UNPAID: the bank could not pay the person. */
export type SalaryRowState =
  | 'ERROR'
  | 'NEW'
  | 'PAID'
  | 'UNPAID';

export type SalarySearch = {
  readonly legalPartyId: Scalars['ID']['input'];
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
  readonly legalPartyId: Scalars['ID']['input'];
  /** Of POST /api/v1/uploads?purpose=SALARY_FILE. */
  readonly uploadId: Scalars['ID']['input'];
};

export type SalaryWarning = {
  readonly __typename?: 'SalaryWarning';
  readonly code: Scalars['String']['output'];
  readonly params: ReadonlyArray<ErrorParam>;
};

/** Sent again under its key, the save has one effect. The content is the client's own note of what it saves. */
export type SaveAttempt = {
  readonly __typename?: 'SaveAttempt';
  readonly content: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
};

export type SaveAttemptInput = {
  readonly content: Scalars['String']['input'];
  readonly key: Scalars['String']['input'];
};

export type SearchOperationHistory = {
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly amountAsc?: InputMaybe<Scalars['Boolean']['input']>;
  /** Leaves out documents made after this moment. */
  readonly asOf?: InputMaybe<Scalars['DateTime']['input']>;
  readonly creator?: InputMaybe<Scalars['ID']['input']>;
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  readonly endAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly endDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operation?: InputMaybe<ReadonlyArray<OperationCode>>;
  readonly order?: InputMaybe<SortOrder>;
  readonly origin?: InputMaybe<PaymentOrigin>;
  readonly recipientName?: InputMaybe<Scalars['String']['input']>;
  /** One text for everything: part of the recipient, the purpose, the number or an account, or an amount. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly sort?: InputMaybe<HistorySort>;
  readonly startAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly startDate?: InputMaybe<Scalars['LocalDate']['input']>;
  readonly status?: InputMaybe<HistoryStatus>;
  readonly transferNum?: InputMaybe<Scalars['String']['input']>;
};

/** Who can sign a document second, and how. */
export type SecondPersonToken = {
  readonly __typename?: 'SecondPersonToken';
  /** People who could sign; none when it is signed, or one signature is enough. */
  readonly candidates: ReadonlyArray<Scalars['String']['output']>;
  readonly paymentId: Scalars['ID']['output'];
  /** How the contract signs: RU_TOKEN_2, RU_TOKEN_S, TOTP or PAY_CONTROL. */
  readonly signType: Scalars['String']['output'];
  /** Who has signed second. */
  readonly signedBy?: Maybe<Scalars['String']['output']>;
};

export type SignInput = {
  /** Digest of each document as it was shown, in the order of paymentIds. A changed document is refused. */
  readonly digests: ReadonlyArray<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  /** Contracts that sign with an authenticator app: the one-time code; one code signs the whole batch. */
  readonly otpCode?: InputMaybe<Scalars['String']['input']>;
  readonly paymentIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Contracts that sign with a token: a detached CMS signature (base64) over each canonical text, in the order of paymentIds. */
  readonly signatures?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type SignSalaryInput = {
  /** Digest of each document as it was shown, in the order of salaryIds. */
  readonly digests: ReadonlyArray<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly otpCode?: InputMaybe<Scalars['String']['input']>;
  readonly salaryIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly signatures?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type SignatoryEntry = {
  readonly __typename?: 'SignatoryEntry';
  /** People who could sign this stage. */
  readonly candidates: ReadonlyArray<Scalars['String']['output']>;
  readonly signedDate?: Maybe<Scalars['DateTime']['output']>;
  /** 1, 2 or 3. */
  readonly stage: Scalars['Int']['output'];
  readonly statusCode?: Maybe<PaymentStatus>;
  /** Who signed; null while the signature is awaited. */
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
};

/** Why a signatory should check a document carefully; only what its code needs has a value. */
export type SigningFlag = {
  readonly __typename?: 'SigningFlag';
  /** ACCOUNT_CHANGED: where this payee was paid last. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** LARGER_THAN_USUAL: the usual amount, in the currency of the document. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  readonly code: SigningFlagCode;
  readonly date?: Maybe<Scalars['LocalDate']['output']>;
  readonly inn?: Maybe<Scalars['String']['output']>;
  /** NAME_DIFFERS: whom this account or INN named when it was paid last. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** LARGER_THAN_USUAL: how many times the usual amount, rounded down, at most 999. */
  readonly times?: Maybe<Scalars['Int']['output']>;
  /** SAME_AS_EARLIER: the number of the other document, and the day on which it was made. */
  readonly transferNum?: Maybe<Scalars['String']['output']>;
};

export type SigningFlagCode =
  | 'ACCOUNT_CHANGED'
  | 'FIRST_PAYMENT'
  | 'LARGER_THAN_USUAL'
  | 'NAME_DIFFERS'
  | 'SAME_AS_EARLIER';

/** What a signatory should know of documents besides what they say. */
export type SigningReview = {
  readonly __typename?: 'SigningReview';
  /** The payer accounts that the caller may pay from; none while the bank is away. */
  readonly accounts: ReadonlyArray<ReviewedAccount>;
  /** Documents that the caller may not see are left out. */
  readonly documents: ReadonlyArray<ReviewedDocument>;
};

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

export type StatusCount = {
  readonly __typename?: 'StatusCount';
  readonly count: Scalars['Int']['output'];
  readonly status: HistoryStatus;
};

export type StatusHistoryEntry = {
  readonly __typename?: 'StatusHistoryEntry';
  readonly colour: StatusColour;
  readonly comment?: Maybe<Scalars['String']['output']>;
  readonly isFuture: Scalars['Boolean']['output'];
  readonly statusCode: PaymentStatus;
  /** Short name of the person, or null when the bank or the clock made the step. */
  readonly updatedBy?: Maybe<Scalars['String']['output']>;
  /** Null for a step that is still to come. */
  readonly updatedDate?: Maybe<Scalars['DateTime']['output']>;
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** Changes of one document, or of all the person may see when paymentId is left out. */
  readonly listenPayment: PaymentEvent;
  /** Sales by QR that the person may see, as the bank reports them. */
  readonly listenQrOperation: QrOperationEvent;
  /** Changes of registers and of their documents. */
  readonly listenSalary: SalaryEvent;
};


export type SubscriptionListenPaymentArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  legalPartyId: Scalars['ID']['input'];
  paymentId?: InputMaybe<Scalars['ID']['input']>;
};


export type SubscriptionListenQrOperationArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  legalPartyId: Scalars['ID']['input'];
};


export type SubscriptionListenSalaryArgs = {
  lastEventId?: InputMaybe<Scalars['ID']['input']>;
  salaryIdInput: SalaryIdInput;
};

export type SwiftCommissionOption = {
  readonly __typename?: 'SwiftCommissionOption';
  readonly code: CommissionOption;
  /** Currencies in which the bank has a tariff for it. */
  readonly currencies: ReadonlyArray<Scalars['String']['output']>;
  readonly hint: LocalizedText;
  readonly name: LocalizedText;
};

/** A payment abroad with its own fields by name. */
export type SwiftData = {
  readonly __typename?: 'SwiftData';
  readonly categoryCode?: Maybe<Scalars['String']['output']>;
  readonly commissionAccount: Scalars['String']['output'];
  readonly commissionOption: CommissionOption;
  readonly corrAccount?: Maybe<Scalars['String']['output']>;
  /** The correspondent that carries it now; null when none does. */
  readonly correspondent?: Maybe<Correspondent>;
  readonly country: Scalars['String']['output'];
  readonly exoticAmount?: Maybe<Scalars['Decimal']['output']>;
  readonly exoticCurrencyCode?: Maybe<Scalars['String']['output']>;
  readonly exoticRate?: Maybe<Scalars['Decimal']['output']>;
  readonly intermediaryBankCode?: Maybe<Scalars['String']['output']>;
  readonly intermediaryCorrAccount?: Maybe<Scalars['String']['output']>;
  readonly isExotic: Scalars['Boolean']['output'];
  readonly kpp?: Maybe<Scalars['String']['output']>;
  readonly kztBin?: Maybe<Scalars['String']['output']>;
  /** The purpose as it goes out, its code included, in lines of 35 characters. */
  readonly purposeLines: ReadonlyArray<Scalars['String']['output']>;
  readonly recipientAddress?: Maybe<Scalars['String']['output']>;
  readonly recipientBankCode: Scalars['String']['output'];
  readonly recipientBankName?: Maybe<Scalars['String']['output']>;
  readonly recipientCity: Scalars['String']['output'];
  readonly rubCodeVo?: Maybe<Scalars['String']['output']>;
  readonly rubInn?: Maybe<Scalars['String']['output']>;
  readonly transfer: TransferData;
};

/** A payment abroad. The rules of page SWIFT (getPaymentValidationRulesByPage) define which fields a currency needs. */
export type SwiftInput = {
  /** In the payer's currency; for an exotic currency what the exotic amount costs at the rate. */
  readonly amount: Scalars['Decimal']['input'];
  /** Tenge, yuans and dirhams: the code of the purpose (getOperationTypeCategoryByCode). */
  readonly categoryCode?: InputMaybe<Scalars['String']['input']>;
  /** Any own account of the organisation that the person sees. */
  readonly commissionAccount: Scalars['String']['input'];
  /** Of the commission account; another one is refused. */
  readonly commissionCurrency?: InputMaybe<Scalars['String']['input']>;
  readonly commissionOption: CommissionOption;
  readonly corrAccount?: InputMaybe<Scalars['String']['input']>;
  /** Two letters, ISO 3166. */
  readonly country: Scalars['String']['input'];
  /** Left out unless the person typed what the recipient gets. */
  readonly exoticAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** A currency in which clients keep no accounts; the recipient gets it, the payer pays in their own. */
  readonly exoticCurrency?: InputMaybe<Scalars['String']['input']>;
  /** The rate that was shown; a former one answers RATE_CHANGED with the present one. */
  readonly exoticRate?: InputMaybe<Scalars['Decimal']['input']>;
  readonly intermediaryBankBic?: InputMaybe<Scalars['String']['input']>;
  readonly intermediaryCorrAccount?: InputMaybe<Scalars['String']['input']>;
  readonly isExotic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Roubles: the recipient's KPP. Tenge: the seven digits of the purpose; seven zeros when left out. */
  readonly kpp?: InputMaybe<Scalars['String']['input']>;
  readonly kztBin?: InputMaybe<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly operation: OperationRef;
  readonly payerAccount: Scalars['String']['input'];
  /** Always this bank. */
  readonly payerBic?: InputMaybe<Scalars['String']['input']>;
  /** Of the payer's account; another one is refused. */
  readonly payerCurrency?: InputMaybe<Scalars['String']['input']>;
  readonly purpose: Scalars['String']['input'];
  readonly recipientAccount: Scalars['String']['input'];
  readonly recipientAddress?: InputMaybe<Scalars['String']['input']>;
  readonly recipientBankName?: InputMaybe<Scalars['String']['input']>;
  /** A SWIFT code; roubles also the Russian code of nine digits. */
  readonly recipientBic: Scalars['String']['input'];
  readonly recipientCity: Scalars['String']['input'];
  readonly recipientName: Scalars['String']['input'];
  /** Roubles: the kind of currency operation (VO). */
  readonly rubCodeVo?: InputMaybe<Scalars['String']['input']>;
  readonly rubInn?: InputMaybe<Scalars['String']['input']>;
  readonly transferNum?: InputMaybe<Scalars['String']['input']>;
  readonly valueDate: Scalars['LocalDate']['input'];
};

/** What the form of a payment abroad chooses from. */
export type SwiftOptions = {
  readonly __typename?: 'SwiftOptions';
  readonly commissionOptions: ReadonlyArray<SwiftCommissionOption>;
  /** In the order in which the bank prefers them. */
  readonly correspondents: ReadonlyArray<Correspondent>;
  /** Days on which payments in a currency are not settled abroad, as far as the bank knows. */
  readonly currencyHolidays: ReadonlyArray<CurrencyHolidays>;
  /** Currencies in which clients keep no accounts and which the bank buys for a payment. */
  readonly exoticCurrencies: ReadonlyArray<Scalars['String']['output']>;
  /** Kinds of payers and recipients: two of them stand in the seven digits of a tenge payment. */
  readonly kztParties: ReadonlyArray<OperationTypeCategory>;
  /** SWIFT code of this bank. */
  readonly ownCode: Scalars['String']['output'];
};

export type TaxCodeInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly periodFrom: Scalars['LocalDate']['input'];
  readonly periodTo: Scalars['LocalDate']['input'];
  readonly taxOfficeCode: Scalars['String']['input'];
  readonly taxTypeId: Scalars['ID']['input'];
  /** The number plate, for taxes that require one. */
  readonly vehicle?: InputMaybe<Scalars['String']['input']>;
};

export type TaxOffice = {
  readonly __typename?: 'TaxOffice';
  readonly code: Scalars['ID']['output'];
  readonly name: LocalizedText;
};

export type TaxType = {
  readonly __typename?: 'TaxType';
  readonly id: Scalars['ID']['output'];
  readonly name: LocalizedText;
  readonly paymentCode: Scalars['String']['output'];
  /** The form also requests the number plate. */
  readonly requiresVehicle: Scalars['Boolean']['output'];
};

export type TemplateRef = {
  readonly legalPartyId: Scalars['ID']['input'];
  readonly templateId: Scalars['ID']['input'];
};

/** The exact bytes that a token signs: UTF-8 of the text. */
export type TextToSign = {
  readonly __typename?: 'TextToSign';
  readonly canonicalText: Scalars['String']['output'];
  readonly digest: Scalars['String']['output'];
  readonly paymentId: Scalars['ID']['output'];
};

export type TimeRuleOfPayment = {
  readonly __typename?: 'TimeRuleOfPayment';
  readonly createDeadline: Scalars['String']['output'];
  readonly createIsAllowed: Scalars['Boolean']['output'];
  readonly fromTime: Scalars['String']['output'];
  readonly ruleTrait: Scalars['String']['output'];
  readonly signDeadline: Scalars['String']['output'];
  readonly signIsAllowed: Scalars['Boolean']['output'];
};

/** The whole document: what the form shows and what a signature covers. */
export type TransferData = {
  readonly __typename?: 'TransferData';
  /** The exact text that a signature covers, one `name: value` line each. */
  readonly canonicalText: Scalars['String']['output'];
  readonly creatorName: Scalars['String']['output'];
  readonly payerBic: Scalars['String']['output'];
  readonly payerInn: Scalars['String']['output'];
  readonly payerName: Scalars['String']['output'];
  readonly payment: PaymentHistoryRow;
  readonly paymentCode?: Maybe<Scalars['String']['output']>;
  /** As far as the payee's data show it; null for transfers between own accounts and for payees without an INN. */
  readonly paymentType?: Maybe<PaymentType>;
  readonly recipientBankName: LocalizedText;
  readonly recipientBic: Scalars['String']['output'];
  readonly recipientInn?: Maybe<Scalars['String']['output']>;
  readonly terms: ReadonlyArray<DocumentTerm>;
  readonly timeRule: TimeRuleOfPayment;
  /** The person who made the document, as the people of the organisation name them; null once they have left. */
  readonly userReferenceId?: Maybe<Scalars['ID']['output']>;
};

/** Texts of a form that the organisation keeps under a name. Who may not read an own account in it does not see it. */
export type TransferTemplate = {
  readonly __typename?: 'TransferTemplate';
  /** Name of the form in the address of the page. */
  readonly form: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Unique within the organisation, at most 150 characters. */
  readonly nameTemplate: Scalars['String']['output'];
  readonly operation: Operation;
  /** As typed; what is left out is filled in when the template is used. */
  readonly texts: ReadonlyArray<TypedText>;
  /** Short name of the person who saved it last. */
  readonly updatedBy: Scalars['String']['output'];
  readonly updatedDate: Scalars['DateTime']['output'];
  /** Give it back when changing the template. */
  readonly version: Scalars['Int']['output'];
  /** Filled fields whose texts no longer pass the rules of the bank. */
  readonly wrongFields: ReadonlyArray<Scalars['String']['output']>;
};

export type TransferTemplateCriteria = {
  readonly legalPartyId: Scalars['ID']['input'];
  /** Templates of these operations alone; all when left out. */
  readonly operationIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type TransferTemplateInput = {
  /** Name of the form in the address, where documents of the operation have more than one; its usual form when left out. */
  readonly form?: InputMaybe<Scalars['String']['input']>;
  readonly legalPartyId: Scalars['ID']['input'];
  readonly nameTemplate: Scalars['String']['input'];
  readonly operation: OperationRef;
  /** Of fields that belong to more than one document: numbers, days and rates are refused. */
  readonly texts: ReadonlyArray<TypedTextInput>;
};

export type TundukCodeInput = {
  /** The fee of the service where it has one. */
  readonly amount: Scalars['Decimal']['input'];
  /** INN of the person or organisation that the service is for. */
  readonly applicantInn: Scalars['String']['input'];
  /** For services without a fixed fee. */
  readonly applicationNumber?: InputMaybe<Scalars['String']['input']>;
  readonly serviceId: Scalars['ID']['input'];
};

export type TundukService = {
  readonly __typename?: 'TundukService';
  /** Null when it depends on the application. */
  readonly fee?: Maybe<Scalars['Decimal']['output']>;
  readonly group: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: LocalizedText;
  readonly term: LocalizedText;
};

export type TypedText = {
  readonly __typename?: 'TypedText';
  readonly field: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type TypedTextInput = {
  readonly field: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
};

/** What a person has typed into a form that is no document yet. Only they see it. */
export type UnfinishedForm = {
  readonly __typename?: 'UnfinishedForm';
  /** A save whose answer was awaited when the form was kept. */
  readonly attempt?: Maybe<SaveAttempt>;
  /** The document that is edited in the form. */
  readonly edited?: Maybe<EditedDocument>;
  /** Name of the form in the address of the page. */
  readonly form: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly keptAt: Scalars['DateTime']['output'];
  /** The document that this save made: the form is used up and no longer listed. */
  readonly savedId?: Maybe<Scalars['ID']['output']>;
  readonly texts: ReadonlyArray<TypedText>;
  /** Grows each time the form is kept; give it back when keeping it again. */
  readonly version: Scalars['Int']['output'];
};

export type UnfinishedFormInput = {
  readonly attempt?: InputMaybe<SaveAttemptInput>;
  readonly edited?: InputMaybe<EditedDocumentInput>;
  readonly form: Scalars['String']['input'];
  /** A UUID that the client makes. */
  readonly id: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly texts: ReadonlyArray<TypedTextInput>;
  /** Left out for a form that was never kept. Another device's version answers UNFINISHED_FORM_CHANGED_MEANWHILE. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type UnfinishedFormRef = {
  readonly id: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
};

/** The fields of CardTransferInput. */
export type UpdateCardTransferInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly cardReferencesId?: InputMaybe<Scalars['ID']['input']>;
  readonly maskedCardNum?: InputMaybe<Scalars['String']['input']>;
  readonly operation: OperationRef;
  readonly payerAccount?: InputMaybe<Scalars['String']['input']>;
  readonly payerCardAccount?: InputMaybe<Scalars['String']['input']>;
  readonly payerCurrency?: InputMaybe<Scalars['String']['input']>;
  readonly purpose: Scalars['String']['input'];
  readonly recipientAccount?: InputMaybe<Scalars['String']['input']>;
  readonly recipientCardAccount?: InputMaybe<Scalars['String']['input']>;
  readonly recipientCurrency?: InputMaybe<Scalars['String']['input']>;
  readonly recipientName?: InputMaybe<Scalars['String']['input']>;
  readonly transferNum: Scalars['String']['input'];
  readonly valueDate: Scalars['LocalDate']['input'];
};

export type UpdatePaymentInput = {
  readonly id: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly updateCardTransferInput?: InputMaybe<UpdateCardTransferInput>;
  readonly updateSwiftInput?: InputMaybe<UpdateSwiftInput>;
  /** Exactly one of the inputs, by the document's form. */
  readonly updateTransferInput?: InputMaybe<UpdateTransferInput>;
  /** The version the person edited; a document changed meanwhile answers PAYMENT_CHANGED_MEANWHILE. */
  readonly version: Scalars['Int']['input'];
};

export type UpdateSwiftInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly categoryCode?: InputMaybe<Scalars['String']['input']>;
  readonly commissionAccount: Scalars['String']['input'];
  readonly commissionCurrency?: InputMaybe<Scalars['String']['input']>;
  readonly commissionOption: CommissionOption;
  readonly corrAccount?: InputMaybe<Scalars['String']['input']>;
  readonly country: Scalars['String']['input'];
  readonly exoticAmount?: InputMaybe<Scalars['Decimal']['input']>;
  readonly exoticCurrency?: InputMaybe<Scalars['String']['input']>;
  readonly exoticRate?: InputMaybe<Scalars['Decimal']['input']>;
  readonly intermediaryBankBic?: InputMaybe<Scalars['String']['input']>;
  readonly intermediaryCorrAccount?: InputMaybe<Scalars['String']['input']>;
  readonly isExotic?: InputMaybe<Scalars['Boolean']['input']>;
  readonly kpp?: InputMaybe<Scalars['String']['input']>;
  readonly kztBin?: InputMaybe<Scalars['String']['input']>;
  readonly operation: OperationRef;
  readonly payerAccount: Scalars['String']['input'];
  readonly payerBic?: InputMaybe<Scalars['String']['input']>;
  readonly payerCurrency?: InputMaybe<Scalars['String']['input']>;
  readonly purpose: Scalars['String']['input'];
  readonly recipientAccount: Scalars['String']['input'];
  readonly recipientAddress?: InputMaybe<Scalars['String']['input']>;
  readonly recipientBankName?: InputMaybe<Scalars['String']['input']>;
  readonly recipientBic: Scalars['String']['input'];
  readonly recipientCity: Scalars['String']['input'];
  readonly recipientName: Scalars['String']['input'];
  readonly rubCodeVo?: InputMaybe<Scalars['String']['input']>;
  readonly rubInn?: InputMaybe<Scalars['String']['input']>;
  readonly transferNum: Scalars['String']['input'];
  readonly valueDate: Scalars['LocalDate']['input'];
};

export type UpdateTemplateInput = {
  readonly form?: InputMaybe<Scalars['String']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly legalPartyId: Scalars['ID']['input'];
  readonly nameTemplate: Scalars['String']['input'];
  readonly operation: OperationRef;
  readonly texts: ReadonlyArray<TypedTextInput>;
  /** The version that the person has seen; another one answers TEMPLATE_CHANGED_MEANWHILE. */
  readonly version: Scalars['Int']['input'];
};

export type UpdateTransferInput = {
  readonly amount: Scalars['Decimal']['input'];
  readonly operation: OperationRef;
  readonly payerAccount: Scalars['String']['input'];
  readonly paymentCode?: InputMaybe<Scalars['String']['input']>;
  readonly purpose: Scalars['String']['input'];
  readonly recipientAccount: Scalars['String']['input'];
  readonly recipientBic?: InputMaybe<Scalars['String']['input']>;
  readonly recipientInn?: InputMaybe<Scalars['String']['input']>;
  readonly recipientName?: InputMaybe<Scalars['String']['input']>;
  readonly transferNum: Scalars['String']['input'];
  readonly valueDate: Scalars['LocalDate']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddSalaryEmployeesInput: AddSalaryEmployeesInput;
  BalanceForecast: ResolverTypeWrapper<BalanceForecast>;
  Bank: ResolverTypeWrapper<Bank>;
  BankPage: ResolverTypeWrapper<BankPage>;
  BankType: BankType;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BudgetClassification: ResolverTypeWrapper<BudgetClassification>;
  BudgetCode: ResolverTypeWrapper<BudgetCode>;
  BudgetCodeRequest: BudgetCodeRequest;
  BudgetKind: BudgetKind;
  BudgetPaymentData: ResolverTypeWrapper<BudgetPaymentData>;
  BudgetPaymentInput: BudgetPaymentInput;
  CalculateAmountInput: CalculateAmountInput;
  CardTransferData: ResolverTypeWrapper<CardTransferData>;
  CardTransferInput: CardTransferInput;
  Commission: ResolverTypeWrapper<Commission>;
  CommissionInput: CommissionInput;
  CommissionOption: CommissionOption;
  ConversionData: ResolverTypeWrapper<ConversionData>;
  ConversionInput: ConversionInput;
  ConversionQuoteState: ConversionQuoteState;
  ConversionRate: ResolverTypeWrapper<ConversionRate>;
  ConversionRateKind: ConversionRateKind;
  Correspondent: ResolverTypeWrapper<Correspondent>;
  Country: ResolverTypeWrapper<Country>;
  CurrencyHolidays: ResolverTypeWrapper<CurrencyHolidays>;
  CurrencyRate: ResolverTypeWrapper<CurrencyRate>;
  CurrencyRatePoint: ResolverTypeWrapper<CurrencyRatePoint>;
  CurrencyRates: ResolverTypeWrapper<CurrencyRates>;
  CurrencyTotal: ResolverTypeWrapper<CurrencyTotal>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DocumentTerm: ResolverTypeWrapper<DocumentTerm>;
  EditedDocument: ResolverTypeWrapper<EditedDocument>;
  EditedDocumentInput: EditedDocumentInput;
  ErrorParam: ResolverTypeWrapper<ErrorParam>;
  ExoticAmount: ResolverTypeWrapper<ExoticAmount>;
  ExpectedPayment: ResolverTypeWrapper<ExpectedPayment>;
  Fine: ResolverTypeWrapper<Fine>;
  FineSearchInput: FineSearchInput;
  HistorySort: HistorySort;
  HistoryStatus: HistoryStatus;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdInput: IdInput;
  ImportSalaryInput: ImportSalaryInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InterBankOption: ResolverTypeWrapper<InterBankOption>;
  InterBankTransferInput: InterBankTransferInput;
  IntraTransferInput: IntraTransferInput;
  IntrabankRecipient: ResolverTypeWrapper<IntrabankRecipient>;
  LimitPeriod: LimitPeriod;
  LimitScope: LimitScope;
  LiveState: LiveState;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  ModelActor: ModelActor;
  ModelStep: ResolverTypeWrapper<ModelStep>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewSalaryEmployee: NewSalaryEmployee;
  Operation: ResolverTypeWrapper<Operation>;
  OperationCode: OperationCode;
  OperationLimit: ResolverTypeWrapper<OperationLimit>;
  OperationLimitsInfo: ResolverTypeWrapper<OperationLimitsInfo>;
  OperationLimitsInput: OperationLimitsInput;
  OperationRef: OperationRef;
  OperationSummary: ResolverTypeWrapper<OperationSummary>;
  OperationTypeCategory: ResolverTypeWrapper<OperationTypeCategory>;
  PageableInput: PageableInput;
  PayControlRequest: ResolverTypeWrapper<PayControlRequest>;
  PayControlRequestState: PayControlRequestState;
  PayControlRequests: ResolverTypeWrapper<PayControlRequests>;
  Payee: ResolverTypeWrapper<Payee>;
  PaymentActionResult: ResolverTypeWrapper<PaymentActionResult>;
  PaymentCreator: ResolverTypeWrapper<PaymentCreator>;
  PaymentCurrency: ResolverTypeWrapper<PaymentCurrency>;
  PaymentEvent: ResolverTypeWrapper<PaymentEvent>;
  PaymentHistoryRow: ResolverTypeWrapper<PaymentHistoryRow>;
  PaymentOrigin: PaymentOrigin;
  PaymentPage: ResolverTypeWrapper<PaymentPage>;
  PaymentRef: PaymentRef;
  PaymentStatus: PaymentStatus;
  PaymentType: PaymentType;
  PaymentsRef: PaymentsRef;
  PlannedBalance: ResolverTypeWrapper<PlannedBalance>;
  PlannedDirection: PlannedDirection;
  PlannedMovement: ResolverTypeWrapper<PlannedMovement>;
  PlannedMovementKind: PlannedMovementKind;
  QrDayTotal: ResolverTypeWrapper<QrDayTotal>;
  QrLastTwoDays: ResolverTypeWrapper<QrLastTwoDays>;
  QrOperation: ResolverTypeWrapper<QrOperation>;
  QrOperationEvent: ResolverTypeWrapper<QrOperationEvent>;
  QrOperationFilter: QrOperationFilter;
  QrOperationPage: ResolverTypeWrapper<QrOperationPage>;
  QrOperationSort: QrOperationSort;
  QrOrigin: QrOrigin;
  QrPaymentInput: QrPaymentInput;
  QrPointTotal: ResolverTypeWrapper<QrPointTotal>;
  QrRefund: ResolverTypeWrapper<QrRefund>;
  QrSalesSummary: ResolverTypeWrapper<QrSalesSummary>;
  QrSummaryFilter: QrSummaryFilter;
  QrTotal: ResolverTypeWrapper<QrTotal>;
  QrTotalsFilter: QrTotalsFilter;
  QrTransfer: ResolverTypeWrapper<QrTransfer>;
  QrTransferData: ResolverTypeWrapper<QrTransferData>;
  QrTransferFilter: QrTransferFilter;
  QrTransferPage: ResolverTypeWrapper<QrTransferPage>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateGroup: RateGroup;
  RateGroupInfo: ResolverTypeWrapper<RateGroupInfo>;
  RefundAvailability: ResolverTypeWrapper<RefundAvailability>;
  RefundInput: RefundInput;
  RefundIsAvailableInput: RefundIsAvailableInput;
  RefundedQrOperation: ResolverTypeWrapper<RefundedQrOperation>;
  RegularInterval: RegularInterval;
  RegularPayment: ResolverTypeWrapper<RegularPayment>;
  RemoveSalaryEmployeeInput: RemoveSalaryEmployeeInput;
  RepeatSalaryInput: RepeatSalaryInput;
  RepeatableSwift: ResolverTypeWrapper<RepeatableSwift>;
  ReturnForEditingInput: ReturnForEditingInput;
  ReturnSalaryInput: ReturnSalaryInput;
  ReviewedAccount: ResolverTypeWrapper<ReviewedAccount>;
  ReviewedDocument: ResolverTypeWrapper<ReviewedDocument>;
  RevokeInput: RevokeInput;
  RevokeSalaryInput: RevokeSalaryInput;
  SalariesRef: SalariesRef;
  SalaryActionResult: ResolverTypeWrapper<SalaryActionResult>;
  SalaryCardState: SalaryCardState;
  SalaryCell: SalaryCell;
  SalaryContract: ResolverTypeWrapper<SalaryContract>;
  SalaryContractState: SalaryContractState;
  SalaryDetail: ResolverTypeWrapper<SalaryDetail>;
  SalaryEmployee: ResolverTypeWrapper<SalaryEmployee>;
  SalaryEmployeeFilter: SalaryEmployeeFilter;
  SalaryEmployeePage: ResolverTypeWrapper<SalaryEmployeePage>;
  SalaryEmployeeResult: ResolverTypeWrapper<SalaryEmployeeResult>;
  SalaryEvent: ResolverTypeWrapper<SalaryEvent>;
  SalaryFinding: ResolverTypeWrapper<SalaryFinding>;
  SalaryIdInput: SalaryIdInput;
  SalaryOrigin: SalaryOrigin;
  SalaryPage: ResolverTypeWrapper<SalaryPage>;
  SalaryRecord: ResolverTypeWrapper<SalaryRecord>;
  SalaryRef: SalaryRef;
  SalaryRequest: SalaryRequest;
  SalaryRow: ResolverTypeWrapper<SalaryRow>;
  SalaryRowFilter: SalaryRowFilter;
  SalaryRowInput: SalaryRowInput;
  SalaryRowState: SalaryRowState;
  SalarySearch: SalarySearch;
  SalaryStage: SalaryStage;
  SalaryStatus: SalaryStatus;
  SalaryUploadRef: SalaryUploadRef;
  SalaryWarning: ResolverTypeWrapper<SalaryWarning>;
  SaveAttempt: ResolverTypeWrapper<SaveAttempt>;
  SaveAttemptInput: SaveAttemptInput;
  SearchOperationHistory: SearchOperationHistory;
  SecondPersonToken: ResolverTypeWrapper<SecondPersonToken>;
  SignInput: SignInput;
  SignSalaryInput: SignSalaryInput;
  SignatoryEntry: ResolverTypeWrapper<SignatoryEntry>;
  SigningFlag: ResolverTypeWrapper<SigningFlag>;
  SigningFlagCode: SigningFlagCode;
  SigningReview: ResolverTypeWrapper<SigningReview>;
  SortOrder: SortOrder;
  StatusColour: StatusColour;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  StatusHistoryEntry: ResolverTypeWrapper<StatusHistoryEntry>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SwiftCommissionOption: ResolverTypeWrapper<SwiftCommissionOption>;
  SwiftData: ResolverTypeWrapper<SwiftData>;
  SwiftInput: SwiftInput;
  SwiftOptions: ResolverTypeWrapper<SwiftOptions>;
  TaxCodeInput: TaxCodeInput;
  TaxOffice: ResolverTypeWrapper<TaxOffice>;
  TaxType: ResolverTypeWrapper<TaxType>;
  TemplateRef: TemplateRef;
  TextToSign: ResolverTypeWrapper<TextToSign>;
  TimeRuleOfPayment: ResolverTypeWrapper<TimeRuleOfPayment>;
  TransferData: ResolverTypeWrapper<TransferData>;
  TransferTemplate: ResolverTypeWrapper<TransferTemplate>;
  TransferTemplateCriteria: TransferTemplateCriteria;
  TransferTemplateInput: TransferTemplateInput;
  TundukCodeInput: TundukCodeInput;
  TundukService: ResolverTypeWrapper<TundukService>;
  TypedText: ResolverTypeWrapper<TypedText>;
  TypedTextInput: TypedTextInput;
  UnfinishedForm: ResolverTypeWrapper<UnfinishedForm>;
  UnfinishedFormInput: UnfinishedFormInput;
  UnfinishedFormRef: UnfinishedFormRef;
  UpdateCardTransferInput: UpdateCardTransferInput;
  UpdatePaymentInput: UpdatePaymentInput;
  UpdateSwiftInput: UpdateSwiftInput;
  UpdateTemplateInput: UpdateTemplateInput;
  UpdateTransferInput: UpdateTransferInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddSalaryEmployeesInput: AddSalaryEmployeesInput;
  BalanceForecast: BalanceForecast;
  Bank: Bank;
  BankPage: BankPage;
  Boolean: Scalars['Boolean']['output'];
  BudgetClassification: BudgetClassification;
  BudgetCode: BudgetCode;
  BudgetCodeRequest: BudgetCodeRequest;
  BudgetPaymentData: BudgetPaymentData;
  BudgetPaymentInput: BudgetPaymentInput;
  CalculateAmountInput: CalculateAmountInput;
  CardTransferData: CardTransferData;
  CardTransferInput: CardTransferInput;
  Commission: Commission;
  CommissionInput: CommissionInput;
  ConversionData: ConversionData;
  ConversionInput: ConversionInput;
  ConversionRate: ConversionRate;
  Correspondent: Correspondent;
  Country: Country;
  CurrencyHolidays: CurrencyHolidays;
  CurrencyRate: CurrencyRate;
  CurrencyRatePoint: CurrencyRatePoint;
  CurrencyRates: CurrencyRates;
  CurrencyTotal: CurrencyTotal;
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DocumentTerm: DocumentTerm;
  EditedDocument: EditedDocument;
  EditedDocumentInput: EditedDocumentInput;
  ErrorParam: ErrorParam;
  ExoticAmount: ExoticAmount;
  ExpectedPayment: ExpectedPayment;
  Fine: Fine;
  FineSearchInput: FineSearchInput;
  ID: Scalars['ID']['output'];
  IdInput: IdInput;
  ImportSalaryInput: ImportSalaryInput;
  Int: Scalars['Int']['output'];
  InterBankOption: InterBankOption;
  InterBankTransferInput: InterBankTransferInput;
  IntraTransferInput: IntraTransferInput;
  IntrabankRecipient: IntrabankRecipient;
  LocalDate: Scalars['LocalDate']['output'];
  LocalizedText: LocalizedText;
  ModelStep: ModelStep;
  Mutation: Record<PropertyKey, never>;
  NewSalaryEmployee: NewSalaryEmployee;
  Operation: Operation;
  OperationLimit: OperationLimit;
  OperationLimitsInfo: OperationLimitsInfo;
  OperationLimitsInput: OperationLimitsInput;
  OperationRef: OperationRef;
  OperationSummary: OperationSummary;
  OperationTypeCategory: OperationTypeCategory;
  PageableInput: PageableInput;
  PayControlRequest: PayControlRequest;
  PayControlRequests: PayControlRequests;
  Payee: Payee;
  PaymentActionResult: PaymentActionResult;
  PaymentCreator: PaymentCreator;
  PaymentCurrency: PaymentCurrency;
  PaymentEvent: PaymentEvent;
  PaymentHistoryRow: PaymentHistoryRow;
  PaymentPage: PaymentPage;
  PaymentRef: PaymentRef;
  PaymentsRef: PaymentsRef;
  PlannedBalance: PlannedBalance;
  PlannedMovement: PlannedMovement;
  QrDayTotal: QrDayTotal;
  QrLastTwoDays: QrLastTwoDays;
  QrOperation: QrOperation;
  QrOperationEvent: QrOperationEvent;
  QrOperationFilter: QrOperationFilter;
  QrOperationPage: QrOperationPage;
  QrPaymentInput: QrPaymentInput;
  QrPointTotal: QrPointTotal;
  QrRefund: QrRefund;
  QrSalesSummary: QrSalesSummary;
  QrSummaryFilter: QrSummaryFilter;
  QrTotal: QrTotal;
  QrTotalsFilter: QrTotalsFilter;
  QrTransfer: QrTransfer;
  QrTransferData: QrTransferData;
  QrTransferFilter: QrTransferFilter;
  QrTransferPage: QrTransferPage;
  Query: Record<PropertyKey, never>;
  RateGroupInfo: RateGroupInfo;
  RefundAvailability: RefundAvailability;
  RefundInput: RefundInput;
  RefundIsAvailableInput: RefundIsAvailableInput;
  RefundedQrOperation: RefundedQrOperation;
  RegularPayment: RegularPayment;
  RemoveSalaryEmployeeInput: RemoveSalaryEmployeeInput;
  RepeatSalaryInput: RepeatSalaryInput;
  RepeatableSwift: RepeatableSwift;
  ReturnForEditingInput: ReturnForEditingInput;
  ReturnSalaryInput: ReturnSalaryInput;
  ReviewedAccount: ReviewedAccount;
  ReviewedDocument: ReviewedDocument;
  RevokeInput: RevokeInput;
  RevokeSalaryInput: RevokeSalaryInput;
  SalariesRef: SalariesRef;
  SalaryActionResult: SalaryActionResult;
  SalaryContract: SalaryContract;
  SalaryDetail: SalaryDetail;
  SalaryEmployee: SalaryEmployee;
  SalaryEmployeeFilter: SalaryEmployeeFilter;
  SalaryEmployeePage: SalaryEmployeePage;
  SalaryEmployeeResult: SalaryEmployeeResult;
  SalaryEvent: SalaryEvent;
  SalaryFinding: SalaryFinding;
  SalaryIdInput: SalaryIdInput;
  SalaryPage: SalaryPage;
  SalaryRecord: SalaryRecord;
  SalaryRef: SalaryRef;
  SalaryRequest: SalaryRequest;
  SalaryRow: SalaryRow;
  SalaryRowFilter: SalaryRowFilter;
  SalaryRowInput: SalaryRowInput;
  SalarySearch: SalarySearch;
  SalaryUploadRef: SalaryUploadRef;
  SalaryWarning: SalaryWarning;
  SaveAttempt: SaveAttempt;
  SaveAttemptInput: SaveAttemptInput;
  SearchOperationHistory: SearchOperationHistory;
  SecondPersonToken: SecondPersonToken;
  SignInput: SignInput;
  SignSalaryInput: SignSalaryInput;
  SignatoryEntry: SignatoryEntry;
  SigningFlag: SigningFlag;
  SigningReview: SigningReview;
  StatusCount: StatusCount;
  StatusHistoryEntry: StatusHistoryEntry;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SwiftCommissionOption: SwiftCommissionOption;
  SwiftData: SwiftData;
  SwiftInput: SwiftInput;
  SwiftOptions: SwiftOptions;
  TaxCodeInput: TaxCodeInput;
  TaxOffice: TaxOffice;
  TaxType: TaxType;
  TemplateRef: TemplateRef;
  TextToSign: TextToSign;
  TimeRuleOfPayment: TimeRuleOfPayment;
  TransferData: TransferData;
  TransferTemplate: TransferTemplate;
  TransferTemplateCriteria: TransferTemplateCriteria;
  TransferTemplateInput: TransferTemplateInput;
  TundukCodeInput: TundukCodeInput;
  TundukService: TundukService;
  TypedText: TypedText;
  TypedTextInput: TypedTextInput;
  UnfinishedForm: UnfinishedForm;
  UnfinishedFormInput: UnfinishedFormInput;
  UnfinishedFormRef: UnfinishedFormRef;
  UpdateCardTransferInput: UpdateCardTransferInput;
  UpdatePaymentInput: UpdatePaymentInput;
  UpdateSwiftInput: UpdateSwiftInput;
  UpdateTemplateInput: UpdateTemplateInput;
  UpdateTransferInput: UpdateTransferInput;
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GraphqlContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type BalanceForecastResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BalanceForecast'] = ResolversParentTypes['BalanceForecast']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['PlannedBalance']>, ParentType, ContextType>;
  movements?: Resolver<ReadonlyArray<ResolversTypes['PlannedMovement']>, ParentType, ContextType>;
};

export type BankResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Bank'] = ResolversParentTypes['Bank']> = {
  accountPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type BankPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BankPage'] = ResolversParentTypes['BankPage']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['Bank']>, ParentType, ContextType>;
  totalElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BudgetClassificationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BudgetClassification'] = ResolversParentTypes['BudgetClassification']> = {
  classCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  className?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BudgetCodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BudgetCode'] = ResolversParentTypes['BudgetCode']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BudgetKind'], ParentType, ContextType>;
  paymentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BudgetPaymentDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BudgetPaymentData'] = ResolversParentTypes['BudgetPaymentData']> = {
  codeUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BudgetKind'], ParentType, ContextType>;
  paylogicId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfer?: Resolver<ResolversTypes['TransferData'], ParentType, ContextType>;
};

export type CardTransferDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CardTransferData'] = ResolversParentTypes['CardTransferData']> = {
  cardReferencesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recipientCardNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientDetail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<ResolversTypes['TransferData'], ParentType, ContextType>;
};

export type CommissionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Commission'] = ResolversParentTypes['Commission']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tariffId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConversionDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversionData'] = ResolversParentTypes['ConversionData']> = {
  currentRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  currentRateBase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentRateQuote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFixedRate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quoteState?: Resolver<Maybe<ResolversTypes['ConversionQuoteState']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rateBase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateKind?: Resolver<ResolversTypes['ConversionRateKind'], ParentType, ContextType>;
  rateQuote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recipientAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  recipientCurrencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transfer?: Resolver<ResolversTypes['TransferData'], ParentType, ContextType>;
};

export type ConversionRateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversionRate'] = ResolversParentTypes['ConversionRate']> = {
  base?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contractualAbove?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  inverseRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  isOld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payerCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  recipientCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CorrespondentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Correspondent'] = ResolversParentTypes['Correspondent']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intermediary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusedCountries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type CurrencyHolidaysResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CurrencyHolidays'] = ResolversParentTypes['CurrencyHolidays']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['LocalDate']>, ParentType, ContextType>;
};

export type CurrencyRateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CurrencyRate'] = ResolversParentTypes['CurrencyRate']> = {
  change?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  salesRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CurrencyRatePointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CurrencyRatePoint'] = ResolversParentTypes['CurrencyRatePoint']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  purchaseRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  salesRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type CurrencyRatesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CurrencyRates'] = ResolversParentTypes['CurrencyRates']> = {
  card?: Resolver<ReadonlyArray<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  cash?: Resolver<ReadonlyArray<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  cashless?: Resolver<ReadonlyArray<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  info?: Resolver<ReadonlyArray<ResolversTypes['RateGroupInfo']>, ParentType, ContextType>;
  nbkr?: Resolver<ReadonlyArray<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
};

export type CurrencyTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CurrencyTotal'] = ResolversParentTypes['CurrencyTotal']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DocumentTermResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DocumentTerm'] = ResolversParentTypes['DocumentTerm']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditedDocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EditedDocument'] = ResolversParentTypes['EditedDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErrorParamResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ErrorParam'] = ResolversParentTypes['ErrorParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExoticAmountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExoticAmount'] = ResolversParentTypes['ExoticAmount']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  exoticAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  exoticRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  rateBase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateQuote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpectedPaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExpectedPayment'] = ResolversParentTypes['ExpectedPayment']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  budgetItem?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operationCode?: Resolver<ResolversTypes['OperationCode'], ParentType, ContextType>;
  payerAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transferNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type FineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Fine'] = ResolversParentTypes['Fine']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  discountUntil?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  fullAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  protocol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  vehicle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InterBankOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InterBankOption'] = ResolversParentTypes['InterBankOption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  largestAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type IntrabankRecipientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['IntrabankRecipient'] = ResolversParentTypes['IntrabankRecipient']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maskedName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  eng?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModelStepResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ModelStep'] = ResolversParentTypes['ModelStep']> = {
  actor?: Resolver<ResolversTypes['ModelActor'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addSalaryEmployees?: Resolver<ReadonlyArray<ResolversTypes['SalaryEmployeeResult']>, ParentType, ContextType, RequireFields<MutationAddSalaryEmployeesArgs, 'employees'>>;
  cancelPayControl?: Resolver<ReadonlyArray<ResolversTypes['PaymentActionResult']>, ParentType, ContextType, RequireFields<MutationCancelPayControlArgs, 'payment'>>;
  deletePayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePaymentArgs, 'payment'>>;
  deleteSalary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSalaryArgs, 'salary'>>;
  deleteTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteTemplateArgs, 'template'>>;
  deleteUnfinishedForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteUnfinishedFormArgs, 'form'>>;
  forSigningPayment?: Resolver<ReadonlyArray<ResolversTypes['PaymentActionResult']>, ParentType, ContextType, RequireFields<MutationForSigningPaymentArgs, 'payment'>>;
  forSigningSalary?: Resolver<ReadonlyArray<ResolversTypes['SalaryActionResult']>, ParentType, ContextType, RequireFields<MutationForSigningSalaryArgs, 'salary'>>;
  importSalary?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationImportSalaryArgs, 'salary'>>;
  keepUnfinishedForm?: Resolver<ResolversTypes['UnfinishedForm'], ParentType, ContextType, RequireFields<MutationKeepUnfinishedFormArgs, 'form'>>;
  obtainBudgetCode?: Resolver<ResolversTypes['BudgetCode'], ParentType, ContextType, RequireFields<MutationObtainBudgetCodeArgs, 'request'>>;
  recallPayment?: Resolver<ReadonlyArray<ResolversTypes['PaymentActionResult']>, ParentType, ContextType, RequireFields<MutationRecallPaymentArgs, 'paymentIdListInput'>>;
  recallSalary?: Resolver<ReadonlyArray<ResolversTypes['SalaryActionResult']>, ParentType, ContextType, RequireFields<MutationRecallSalaryArgs, 'salary'>>;
  refundOperation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRefundOperationArgs, 'refundInput'>>;
  removeSalaryEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSalaryEmployeeArgs, 'employee'>>;
  repeatPayment?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRepeatPaymentArgs, 'payment'>>;
  repeatSalary?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRepeatSalaryArgs, 'salary'>>;
  requestPayControl?: Resolver<ReadonlyArray<ResolversTypes['PaymentActionResult']>, ParentType, ContextType, RequireFields<MutationRequestPayControlArgs, 'payment'>>;
  returnForEditingPayment?: Resolver<ReadonlyArray<ResolversTypes['PaymentActionResult']>, ParentType, ContextType, RequireFields<MutationReturnForEditingPaymentArgs, 'returnForEditing'>>;
  returnSalary?: Resolver<ReadonlyArray<ResolversTypes['SalaryActionResult']>, ParentType, ContextType, RequireFields<MutationReturnSalaryArgs, 'salary'>>;
  revokePayment?: Resolver<ReadonlyArray<ResolversTypes['PaymentActionResult']>, ParentType, ContextType, RequireFields<MutationRevokePaymentArgs, 'revoke'>>;
  revokeSalary?: Resolver<ReadonlyArray<ResolversTypes['SalaryActionResult']>, ParentType, ContextType, RequireFields<MutationRevokeSalaryArgs, 'salary'>>;
  saveBudgetPayment?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveBudgetPaymentArgs, 'budgetPayment' | 'unlessSame'>>;
  saveCardTransfer?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveCardTransferArgs, 'cardTransfer' | 'unlessSame'>>;
  saveConversionDraft?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveConversionDraftArgs, 'conversion' | 'unlessSame'>>;
  saveInterBankTransferNativeDraft?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveInterBankTransferNativeDraftArgs, 'interBankTransfer' | 'unlessSame'>>;
  saveIntraBankForeignTransferDraft?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveIntraBankForeignTransferDraftArgs, 'intraTransfer' | 'unlessSame'>>;
  saveIntraBankOwnerTransferDraft?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveIntraBankOwnerTransferDraftArgs, 'intraTransfer' | 'unlessSame'>>;
  saveQrPayment?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveQrPaymentArgs, 'qrPayment' | 'unlessSame'>>;
  saveSalary?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveSalaryArgs, 'salaryRequest'>>;
  saveSwift?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveSwiftArgs, 'swift' | 'unlessSame'>>;
  saveTransferTemplate?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationSaveTransferTemplateArgs, 'template'>>;
  signingPayment?: Resolver<ReadonlyArray<ResolversTypes['PaymentActionResult']>, ParentType, ContextType, RequireFields<MutationSigningPaymentArgs, 'sign'>>;
  signingSalary?: Resolver<ReadonlyArray<ResolversTypes['SalaryActionResult']>, ParentType, ContextType, RequireFields<MutationSigningSalaryArgs, 'sign'>>;
  updatePayment?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationUpdatePaymentArgs, 'updatePayment'>>;
  updateTemplate?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationUpdateTemplateArgs, 'template'>>;
};

export type OperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Operation'] = ResolversParentTypes['Operation']> = {
  code?: Resolver<ResolversTypes['OperationCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type OperationLimitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OperationLimit'] = ResolversParentTypes['OperationLimit']> = {
  left?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['LimitPeriod'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['LimitScope'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type OperationLimitsInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OperationLimitsInfo'] = ResolversParentTypes['OperationLimitsInfo']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<ReadonlyArray<ResolversTypes['ErrorParam']>, ParentType, ContextType>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['OperationLimit']>, ParentType, ContextType>;
};

export type OperationSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OperationSummary'] = ResolversParentTypes['OperationSummary']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type OperationTypeCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OperationTypeCategory'] = ResolversParentTypes['OperationTypeCategory']> = {
  categoryCode?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type PayControlRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayControlRequest'] = ResolversParentTypes['PayControlRequest']> = {
  answeredDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isYours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayControlRequestState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PayControlRequestsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PayControlRequests'] = ResolversParentTypes['PayControlRequests']> = {
  list?: Resolver<ReadonlyArray<ResolversTypes['PayControlRequest']>, ParentType, ContextType>;
  mayCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PayeeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Payee'] = ResolversParentTypes['Payee']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  bic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastPaymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastValueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operationCode?: Resolver<ResolversTypes['OperationCode'], ParentType, ContextType>;
  payerAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentActionResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentActionResult'] = ResolversParentTypes['PaymentActionResult']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<ReadonlyArray<ResolversTypes['ErrorParam']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
};

export type PaymentCreatorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentCreator'] = ResolversParentTypes['PaymentCreator']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentCurrencyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentCurrency'] = ResolversParentTypes['PaymentCurrency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isoNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  precision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentEvent'] = ResolversParentTypes['PaymentEvent']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentHistoryRow']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LiveState'], ParentType, ContextType>;
};

export type PaymentHistoryRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentHistoryRow'] = ResolversParentTypes['PaymentHistoryRow']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  commissionCurrency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isExportable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpenPdf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRecall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemovable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRepeatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReturnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRevokable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSendForSign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSignable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isYourTurn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leavesOn?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  legalPartyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationCode?: Resolver<ResolversTypes['OperationCode'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['PaymentOrigin'], ParentType, ContextType>;
  payerAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDetailsId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  statusColour?: Resolver<ResolversTypes['StatusColour'], ParentType, ContextType>;
  transferNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['PaymentHistoryRow']>, ParentType, ContextType>;
  searchedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type PlannedBalanceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlannedBalance'] = ResolversParentTypes['PlannedBalance']> = {
  balance?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type PlannedMovementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlannedMovement'] = ResolversParentTypes['PlannedMovement']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['PlannedDirection'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlannedMovementKind'], ParentType, ContextType>;
};

export type QrDayTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrDayTotal'] = ResolversParentTypes['QrDayTotal']> = {
  date?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  operationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type QrLastTwoDaysResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrLastTwoDays'] = ResolversParentTypes['QrLastTwoDays']> = {
  today?: Resolver<ResolversTypes['QrTotal'], ParentType, ContextType>;
  yesterday?: Resolver<ResolversTypes['QrTotal'], ParentType, ContextType>;
};

export type QrOperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrOperation'] = ResolversParentTypes['QrOperation']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountWithFee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountWithoutFee?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  cashCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeTransaction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  createdTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  feePercent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationTypeGroup?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['QrOrigin'], ParentType, ContextType>;
  providerTransactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['QrRefund']>, ParentType, ContextType>;
  salePointCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salePointName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QrOperationEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrOperationEvent'] = ResolversParentTypes['QrOperationEvent']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['QrOperation'], ParentType, ContextType>;
};

export type QrOperationPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrOperationPage'] = ResolversParentTypes['QrOperationPage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['QrOperation']>, ParentType, ContextType>;
  searchedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['CurrencyTotal']>, ParentType, ContextType>;
};

export type QrPointTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrPointTotal'] = ResolversParentTypes['QrPointTotal']> = {
  operationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  salePointCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  salePointName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type QrRefundResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrRefund'] = ResolversParentTypes['QrRefund']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type QrSalesSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrSalesSummary'] = ResolversParentTypes['QrSalesSummary']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['QrDayTotal']>, ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['QrPointTotal']>, ParentType, ContextType>;
};

export type QrTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrTotal'] = ResolversParentTypes['QrTotal']> = {
  operationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type QrTransferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrTransfer'] = ResolversParentTypes['QrTransfer']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  operationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  transferNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QrTransferDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrTransferData'] = ResolversParentTypes['QrTransferData']> = {
  codeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  merchantId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<ResolversTypes['TransferData'], ParentType, ContextType>;
};

export type QrTransferPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QrTransferPage'] = ResolversParentTypes['QrTransferPage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['QrTransfer']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  calculateCommission?: Resolver<ResolversTypes['Commission'], ParentType, ContextType, RequireFields<QueryCalculateCommissionArgs, 'commissionInput'>>;
  calculateExoticAmountInSwift?: Resolver<ResolversTypes['ExoticAmount'], ParentType, ContextType, RequireFields<QueryCalculateExoticAmountInSwiftArgs, 'calculateAmount'>>;
  checkIsRefundAvailable?: Resolver<ResolversTypes['RefundAvailability'], ParentType, ContextType, RequireFields<QueryCheckIsRefundAvailableArgs, 'refundIsAvailableInput'>>;
  findAllCurrency?: Resolver<ReadonlyArray<ResolversTypes['PaymentCurrency']>, ParentType, ContextType>;
  findAllQrTransferByFilter?: Resolver<ResolversTypes['QrTransferPage'], ParentType, ContextType, RequireFields<QueryFindAllQrTransferByFilterArgs, 'filter'>>;
  findBudgetPaymentDataByPaymentId?: Resolver<ResolversTypes['BudgetPaymentData'], ParentType, ContextType, RequireFields<QueryFindBudgetPaymentDataByPaymentIdArgs, 'payment'>>;
  findCardTransferDataByPaymentId?: Resolver<ResolversTypes['CardTransferData'], ParentType, ContextType, RequireFields<QueryFindCardTransferDataByPaymentIdArgs, 'payment'>>;
  findConversionDataByPaymentId?: Resolver<ResolversTypes['ConversionData'], ParentType, ContextType, RequireFields<QueryFindConversionDataByPaymentIdArgs, 'payment'>>;
  findFines?: Resolver<ReadonlyArray<ResolversTypes['Fine']>, ParentType, ContextType, RequireFields<QueryFindFinesArgs, 'search'>>;
  findIntrabankRecipient?: Resolver<ResolversTypes['IntrabankRecipient'], ParentType, ContextType, RequireFields<QueryFindIntrabankRecipientArgs, 'legalPartyId' | 'recipientAccount'>>;
  findQrOperation?: Resolver<ResolversTypes['QrOperation'], ParentType, ContextType, RequireFields<QueryFindQrOperationArgs, 'legalPartyId' | 'operationId'>>;
  findQrTransferDataByPaymentId?: Resolver<ResolversTypes['QrTransferData'], ParentType, ContextType, RequireFields<QueryFindQrTransferDataByPaymentIdArgs, 'payment'>>;
  findRefundedQrOperationInfo?: Resolver<ResolversTypes['RefundedQrOperation'], ParentType, ContextType, RequireFields<QueryFindRefundedQrOperationInfoArgs, 'payment'>>;
  findSalaryContract?: Resolver<Maybe<ResolversTypes['SalaryContract']>, ParentType, ContextType, RequireFields<QueryFindSalaryContractArgs, 'legalPartyId'>>;
  findSalaryDataByLegalPartyId?: Resolver<ResolversTypes['SalaryPage'], ParentType, ContextType, RequireFields<QueryFindSalaryDataByLegalPartyIdArgs, 'searchSalary'>>;
  findSalaryDetailBySalaryId?: Resolver<ResolversTypes['SalaryDetail'], ParentType, ContextType, RequireFields<QueryFindSalaryDetailBySalaryIdArgs, 'salaryId'>>;
  findSalaryDetailBySalaryIdForSign?: Resolver<ResolversTypes['SalaryDetail'], ParentType, ContextType, RequireFields<QueryFindSalaryDetailBySalaryIdForSignArgs, 'salaryId'>>;
  findSalaryEmployees?: Resolver<ResolversTypes['SalaryEmployeePage'], ParentType, ContextType, RequireFields<QueryFindSalaryEmployeesArgs, 'filter'>>;
  findSwiftDataByPaymentId?: Resolver<ResolversTypes['SwiftData'], ParentType, ContextType, RequireFields<QueryFindSwiftDataByPaymentIdArgs, 'payment'>>;
  findTransferDataByPaymentId?: Resolver<ResolversTypes['TransferData'], ParentType, ContextType, RequireFields<QueryFindTransferDataByPaymentIdArgs, 'payment'>>;
  findUnfinishedForm?: Resolver<ResolversTypes['UnfinishedForm'], ParentType, ContextType, RequireFields<QueryFindUnfinishedFormArgs, 'form'>>;
  findUnfinishedForms?: Resolver<ReadonlyArray<ResolversTypes['UnfinishedForm']>, ParentType, ContextType, RequireFields<QueryFindUnfinishedFormsArgs, 'legalPartyId'>>;
  getAllCountry?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  getAllOperation?: Resolver<ReadonlyArray<ResolversTypes['Operation']>, ParentType, ContextType>;
  getBalanceForecast?: Resolver<ResolversTypes['BalanceForecast'], ParentType, ContextType, RequireFields<QueryGetBalanceForecastArgs, 'accountId' | 'legalPartyId'>>;
  getBanksByCode?: Resolver<ResolversTypes['BankPage'], ParentType, ContextType, RequireFields<QueryGetBanksByCodeArgs, 'bankType'>>;
  getBudgetClassificationsByCode?: Resolver<ReadonlyArray<ResolversTypes['BudgetClassification']>, ParentType, ContextType, Partial<QueryGetBudgetClassificationsByCodeArgs>>;
  getBudgetItemsBeingPaid?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<QueryGetBudgetItemsBeingPaidArgs, 'legalPartyId'>>;
  getCountsOfPaymentsGroupedByStatus?: Resolver<ReadonlyArray<ResolversTypes['StatusCount']>, ParentType, ContextType, RequireFields<QueryGetCountsOfPaymentsGroupedByStatusArgs, 'legalPartyId'>>;
  getCurrencyRateHistory?: Resolver<ReadonlyArray<ResolversTypes['CurrencyRatePoint']>, ParentType, ContextType, RequireFields<QueryGetCurrencyRateHistoryArgs, 'code' | 'endDate' | 'group' | 'startDate'>>;
  getCurrencyRates?: Resolver<ResolversTypes['CurrencyRates'], ParentType, ContextType, Partial<QueryGetCurrencyRatesArgs>>;
  getCurrencyRatesConversion?: Resolver<ResolversTypes['ConversionRate'], ParentType, ContextType, RequireFields<QueryGetCurrencyRatesConversionArgs, 'payerCurrency' | 'recipientCurrency'>>;
  getExpectedPayments?: Resolver<ReadonlyArray<ResolversTypes['ExpectedPayment']>, ParentType, ContextType, RequireFields<QueryGetExpectedPaymentsArgs, 'legalPartyId'>>;
  getGroupedPaymentsByFilter?: Resolver<ReadonlyArray<ResolversTypes['OperationSummary']>, ParentType, ContextType, RequireFields<QueryGetGroupedPaymentsByFilterArgs, 'filterData'>>;
  getInterBankOptions?: Resolver<ReadonlyArray<ResolversTypes['InterBankOption']>, ParentType, ContextType>;
  getModelProcess?: Resolver<ReadonlyArray<ResolversTypes['ModelStep']>, ParentType, ContextType, RequireFields<QueryGetModelProcessArgs, 'legalPartyId'>>;
  getNextTransferNum?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryGetNextTransferNumArgs, 'legalPartyId'>>;
  getOperationLimits?: Resolver<ResolversTypes['OperationLimitsInfo'], ParentType, ContextType, RequireFields<QueryGetOperationLimitsArgs, 'limitsInput'>>;
  getOperationTypeCategoryByCode?: Resolver<ReadonlyArray<ResolversTypes['OperationTypeCategory']>, ParentType, ContextType, RequireFields<QueryGetOperationTypeCategoryByCodeArgs, 'currency'>>;
  getPayControlRequests?: Resolver<ResolversTypes['PayControlRequests'], ParentType, ContextType, RequireFields<QueryGetPayControlRequestsArgs, 'payment'>>;
  getPayees?: Resolver<ReadonlyArray<ResolversTypes['Payee']>, ParentType, ContextType, RequireFields<QueryGetPayeesArgs, 'isAbroad' | 'legalPartyId' | 'size'>>;
  getPaymentCreators?: Resolver<ReadonlyArray<ResolversTypes['PaymentCreator']>, ParentType, ContextType, RequireFields<QueryGetPaymentCreatorsArgs, 'legalPartyId'>>;
  getPaymentSignerInfoByPaymentId?: Resolver<ReadonlyArray<ResolversTypes['SignatoryEntry']>, ParentType, ContextType, RequireFields<QueryGetPaymentSignerInfoByPaymentIdArgs, 'payment'>>;
  getPaymentStatusHistoryByPaymentId?: Resolver<ReadonlyArray<ResolversTypes['StatusHistoryEntry']>, ParentType, ContextType, RequireFields<QueryGetPaymentStatusHistoryByPaymentIdArgs, 'payment'>>;
  getQrOperationHistory?: Resolver<ResolversTypes['QrOperationPage'], ParentType, ContextType, RequireFields<QueryGetQrOperationHistoryArgs, 'filter'>>;
  getQrOperationHistoryByFilterWithSalePoint?: Resolver<ResolversTypes['QrOperationPage'], ParentType, ContextType, RequireFields<QueryGetQrOperationHistoryByFilterWithSalePointArgs, 'filter'>>;
  getQrOperationsLast2Days?: Resolver<ResolversTypes['QrLastTwoDays'], ParentType, ContextType, RequireFields<QueryGetQrOperationsLast2DaysArgs, 'filter'>>;
  getQrSalesSummary?: Resolver<ResolversTypes['QrSalesSummary'], ParentType, ContextType, RequireFields<QueryGetQrSalesSummaryArgs, 'filter'>>;
  getRegularPayments?: Resolver<ReadonlyArray<ResolversTypes['RegularPayment']>, ParentType, ContextType, RequireFields<QueryGetRegularPaymentsArgs, 'legalPartyId'>>;
  getRepeatableSwiftOptions?: Resolver<ReadonlyArray<ResolversTypes['RepeatableSwift']>, ParentType, ContextType, RequireFields<QueryGetRepeatableSwiftOptionsArgs, 'legalPartyId'>>;
  getRepeatableTransferOptions?: Resolver<ReadonlyArray<ResolversTypes['RepeatableSwift']>, ParentType, ContextType, RequireFields<QueryGetRepeatableTransferOptionsArgs, 'legalPartyId'>>;
  getSecondPersonTokenByPaymentIds?: Resolver<ReadonlyArray<ResolversTypes['SecondPersonToken']>, ParentType, ContextType, RequireFields<QueryGetSecondPersonTokenByPaymentIdsArgs, 'payments'>>;
  getSigningReview?: Resolver<ResolversTypes['SigningReview'], ParentType, ContextType, RequireFields<QueryGetSigningReviewArgs, 'payment'>>;
  getSwiftOptions?: Resolver<ResolversTypes['SwiftOptions'], ParentType, ContextType>;
  getTaxOffices?: Resolver<ReadonlyArray<ResolversTypes['TaxOffice']>, ParentType, ContextType>;
  getTaxTypes?: Resolver<ReadonlyArray<ResolversTypes['TaxType']>, ParentType, ContextType>;
  getTextsToSign?: Resolver<ReadonlyArray<ResolversTypes['TextToSign']>, ParentType, ContextType, RequireFields<QueryGetTextsToSignArgs, 'payment'>>;
  getTransferTemplateByCriteria?: Resolver<ReadonlyArray<ResolversTypes['TransferTemplate']>, ParentType, ContextType, RequireFields<QueryGetTransferTemplateByCriteriaArgs, 'transferTemplateCriteria'>>;
  getTundukServices?: Resolver<ReadonlyArray<ResolversTypes['TundukService']>, ParentType, ContextType>;
  readSalaryEmployeeFile?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryReadSalaryEmployeeFileArgs, 'file'>>;
  searchPaymentByCriteria?: Resolver<ResolversTypes['PaymentPage'], ParentType, ContextType, RequireFields<QuerySearchPaymentByCriteriaArgs, 'searchOperationHistory'>>;
};

export type RateGroupInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RateGroupInfo'] = ResolversParentTypes['RateGroupInfo']> = {
  date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['RateGroup'], ParentType, ContextType>;
  isOld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefundAvailabilityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RefundAvailability'] = ResolversParentTypes['RefundAvailability']> = {
  availableRefundAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  maskedAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundedQrOperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RefundedQrOperation'] = ResolversParentTypes['RefundedQrOperation']> = {
  operation?: Resolver<ResolversTypes['QrOperation'], ParentType, ContextType>;
  transfer?: Resolver<ResolversTypes['TransferData'], ParentType, ContextType>;
};

export type RegularPaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RegularPayment'] = ResolversParentTypes['RegularPayment']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['RegularInterval'], ParentType, ContextType>;
  operationCode?: Resolver<ResolversTypes['OperationCode'], ParentType, ContextType>;
  recipientAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type RepeatableSwiftResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RepeatableSwift'] = ResolversParentTypes['RepeatableSwift']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipientAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type ReviewedAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewedAccount'] = ResolversParentTypes['ReviewedAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ReviewedDocumentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewedDocument'] = ResolversParentTypes['ReviewedDocument']> = {
  flags?: Resolver<ReadonlyArray<ResolversTypes['SigningFlag']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SalaryActionResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryActionResult'] = ResolversParentTypes['SalaryActionResult']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<ReadonlyArray<ResolversTypes['ErrorParam']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salaryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
};

export type SalaryContractResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryContract'] = ResolversParentTypes['SalaryContract']> = {
  contractNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createDeadline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayPrepare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payerAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signDeadline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SalaryContractState'], ParentType, ContextType>;
  transitAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalaryDetailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryDetail'] = ResolversParentTypes['SalaryDetail']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detail?: Resolver<ReadonlyArray<ResolversTypes['SalaryRow']>, ParentType, ContextType>;
  salary?: Resolver<ResolversTypes['SalaryRecord'], ParentType, ContextType>;
};

export type SalaryEmployeeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryEmployee'] = ResolversParentTypes['SalaryEmployee']> = {
  cardAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardState?: Resolver<ResolversTypes['SalaryCardState'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type SalaryEmployeePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryEmployeePage'] = ResolversParentTypes['SalaryEmployeePage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['SalaryEmployee']>, ParentType, ContextType>;
};

export type SalaryEmployeeResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryEmployeeResult'] = ResolversParentTypes['SalaryEmployeeResult']> = {
  employeeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SalaryEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryEvent'] = ResolversParentTypes['SalaryEvent']> = {
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  salary?: Resolver<Maybe<ResolversTypes['SalaryRecord']>, ParentType, ContextType>;
  salaryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LiveState'], ParentType, ContextType>;
};

export type SalaryFindingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryFinding'] = ResolversParentTypes['SalaryFinding']> = {
  cell?: Resolver<ResolversTypes['SalaryCell'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWarning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalaryPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryPage'] = ResolversParentTypes['SalaryPage']> = {
  amountElements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  list?: Resolver<ReadonlyArray<ResolversTypes['SalaryRecord']>, ParentType, ContextType>;
};

export type SalaryRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryRecord'] = ResolversParentTypes['SalaryRecord']> = {
  commission?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  commissionCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<ReadonlyArray<ResolversTypes['ErrorParam']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFullComplete?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRecall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemovable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRepeatable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReturnable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRevokable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSendForSign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSignable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isYourTurn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalPartyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['SalaryOrigin'], ParentType, ContextType>;
  payerAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  repeatOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signDeadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['SalaryStage']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SalaryStatus'], ParentType, ContextType>;
  statusColour?: Resolver<ResolversTypes['StatusColour'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  transferNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpaidAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  valueDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SalaryWarning']>, ParentType, ContextType>;
};

export type SalaryRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryRow'] = ResolversParentTypes['SalaryRow']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cardAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['SalaryFinding']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SalaryRowState'], ParentType, ContextType>;
};

export type SalaryWarningResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SalaryWarning'] = ResolversParentTypes['SalaryWarning']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ReadonlyArray<ResolversTypes['ErrorParam']>, ParentType, ContextType>;
};

export type SaveAttemptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SaveAttempt'] = ResolversParentTypes['SaveAttempt']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondPersonTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SecondPersonToken'] = ResolversParentTypes['SecondPersonToken']> = {
  candidates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignatoryEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SignatoryEntry'] = ResolversParentTypes['SignatoryEntry']> = {
  candidates?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  signedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SigningFlagResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SigningFlag'] = ResolversParentTypes['SigningFlag']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['SigningFlagCode'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  inn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transferNum?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SigningReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SigningReview'] = ResolversParentTypes['SigningReview']> = {
  accounts?: Resolver<ReadonlyArray<ResolversTypes['ReviewedAccount']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['ReviewedDocument']>, ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HistoryStatus'], ParentType, ContextType>;
};

export type StatusHistoryEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatusHistoryEntry'] = ResolversParentTypes['StatusHistoryEntry']> = {
  colour?: Resolver<ResolversTypes['StatusColour'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFuture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  listenPayment?: SubscriptionResolver<ResolversTypes['PaymentEvent'], "listenPayment", ParentType, ContextType, RequireFields<SubscriptionListenPaymentArgs, 'legalPartyId'>>;
  listenQrOperation?: SubscriptionResolver<ResolversTypes['QrOperationEvent'], "listenQrOperation", ParentType, ContextType, RequireFields<SubscriptionListenQrOperationArgs, 'legalPartyId'>>;
  listenSalary?: SubscriptionResolver<ResolversTypes['SalaryEvent'], "listenSalary", ParentType, ContextType, RequireFields<SubscriptionListenSalaryArgs, 'salaryIdInput'>>;
};

export type SwiftCommissionOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwiftCommissionOption'] = ResolversParentTypes['SwiftCommissionOption']> = {
  code?: Resolver<ResolversTypes['CommissionOption'], ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type SwiftDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwiftData'] = ResolversParentTypes['SwiftData']> = {
  categoryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commissionAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commissionOption?: Resolver<ResolversTypes['CommissionOption'], ParentType, ContextType>;
  corrAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  correspondent?: Resolver<Maybe<ResolversTypes['Correspondent']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exoticAmount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  exoticCurrencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exoticRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  intermediaryBankCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intermediaryCorrAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExotic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kpp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kztBin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purposeLines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  recipientAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientBankCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientBankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipientCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rubCodeVo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rubInn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<ResolversTypes['TransferData'], ParentType, ContextType>;
};

export type SwiftOptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwiftOptions'] = ResolversParentTypes['SwiftOptions']> = {
  commissionOptions?: Resolver<ReadonlyArray<ResolversTypes['SwiftCommissionOption']>, ParentType, ContextType>;
  correspondents?: Resolver<ReadonlyArray<ResolversTypes['Correspondent']>, ParentType, ContextType>;
  currencyHolidays?: Resolver<ReadonlyArray<ResolversTypes['CurrencyHolidays']>, ParentType, ContextType>;
  exoticCurrencies?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kztParties?: Resolver<ReadonlyArray<ResolversTypes['OperationTypeCategory']>, ParentType, ContextType>;
  ownCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxOfficeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxOffice'] = ResolversParentTypes['TaxOffice']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type TaxTypeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TaxType'] = ResolversParentTypes['TaxType']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  paymentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresVehicle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TextToSignResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TextToSign'] = ResolversParentTypes['TextToSign']> = {
  canonicalText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TimeRuleOfPaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimeRuleOfPayment'] = ResolversParentTypes['TimeRuleOfPayment']> = {
  createDeadline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createIsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fromTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleTrait?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signDeadline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signIsAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransferDataResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransferData'] = ResolversParentTypes['TransferData']> = {
  canonicalText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerBic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerInn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['PaymentHistoryRow'], ParentType, ContextType>;
  paymentCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentType?: Resolver<Maybe<ResolversTypes['PaymentType']>, ParentType, ContextType>;
  recipientBankName?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  recipientBic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientInn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['DocumentTerm']>, ParentType, ContextType>;
  timeRule?: Resolver<ResolversTypes['TimeRuleOfPayment'], ParentType, ContextType>;
  userReferenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TransferTemplateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TransferTemplate'] = ResolversParentTypes['TransferTemplate']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nameTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['Operation'], ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['TypedText']>, ParentType, ContextType>;
  updatedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrongFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TundukServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TundukService'] = ResolversParentTypes['TundukService']> = {
  fee?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type TypedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TypedText'] = ResolversParentTypes['TypedText']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnfinishedFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UnfinishedForm'] = ResolversParentTypes['UnfinishedForm']> = {
  attempt?: Resolver<Maybe<ResolversTypes['SaveAttempt']>, ParentType, ContextType>;
  edited?: Resolver<Maybe<ResolversTypes['EditedDocument']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keptAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['TypedText']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  BalanceForecast?: BalanceForecastResolvers<ContextType>;
  Bank?: BankResolvers<ContextType>;
  BankPage?: BankPageResolvers<ContextType>;
  BudgetClassification?: BudgetClassificationResolvers<ContextType>;
  BudgetCode?: BudgetCodeResolvers<ContextType>;
  BudgetPaymentData?: BudgetPaymentDataResolvers<ContextType>;
  CardTransferData?: CardTransferDataResolvers<ContextType>;
  Commission?: CommissionResolvers<ContextType>;
  ConversionData?: ConversionDataResolvers<ContextType>;
  ConversionRate?: ConversionRateResolvers<ContextType>;
  Correspondent?: CorrespondentResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CurrencyHolidays?: CurrencyHolidaysResolvers<ContextType>;
  CurrencyRate?: CurrencyRateResolvers<ContextType>;
  CurrencyRatePoint?: CurrencyRatePointResolvers<ContextType>;
  CurrencyRates?: CurrencyRatesResolvers<ContextType>;
  CurrencyTotal?: CurrencyTotalResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DocumentTerm?: DocumentTermResolvers<ContextType>;
  EditedDocument?: EditedDocumentResolvers<ContextType>;
  ErrorParam?: ErrorParamResolvers<ContextType>;
  ExoticAmount?: ExoticAmountResolvers<ContextType>;
  ExpectedPayment?: ExpectedPaymentResolvers<ContextType>;
  Fine?: FineResolvers<ContextType>;
  InterBankOption?: InterBankOptionResolvers<ContextType>;
  IntrabankRecipient?: IntrabankRecipientResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  ModelStep?: ModelStepResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Operation?: OperationResolvers<ContextType>;
  OperationLimit?: OperationLimitResolvers<ContextType>;
  OperationLimitsInfo?: OperationLimitsInfoResolvers<ContextType>;
  OperationSummary?: OperationSummaryResolvers<ContextType>;
  OperationTypeCategory?: OperationTypeCategoryResolvers<ContextType>;
  PayControlRequest?: PayControlRequestResolvers<ContextType>;
  PayControlRequests?: PayControlRequestsResolvers<ContextType>;
  Payee?: PayeeResolvers<ContextType>;
  PaymentActionResult?: PaymentActionResultResolvers<ContextType>;
  PaymentCreator?: PaymentCreatorResolvers<ContextType>;
  PaymentCurrency?: PaymentCurrencyResolvers<ContextType>;
  PaymentEvent?: PaymentEventResolvers<ContextType>;
  PaymentHistoryRow?: PaymentHistoryRowResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PlannedBalance?: PlannedBalanceResolvers<ContextType>;
  PlannedMovement?: PlannedMovementResolvers<ContextType>;
  QrDayTotal?: QrDayTotalResolvers<ContextType>;
  QrLastTwoDays?: QrLastTwoDaysResolvers<ContextType>;
  QrOperation?: QrOperationResolvers<ContextType>;
  QrOperationEvent?: QrOperationEventResolvers<ContextType>;
  QrOperationPage?: QrOperationPageResolvers<ContextType>;
  QrPointTotal?: QrPointTotalResolvers<ContextType>;
  QrRefund?: QrRefundResolvers<ContextType>;
  QrSalesSummary?: QrSalesSummaryResolvers<ContextType>;
  QrTotal?: QrTotalResolvers<ContextType>;
  QrTransfer?: QrTransferResolvers<ContextType>;
  QrTransferData?: QrTransferDataResolvers<ContextType>;
  QrTransferPage?: QrTransferPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateGroupInfo?: RateGroupInfoResolvers<ContextType>;
  RefundAvailability?: RefundAvailabilityResolvers<ContextType>;
  RefundedQrOperation?: RefundedQrOperationResolvers<ContextType>;
  RegularPayment?: RegularPaymentResolvers<ContextType>;
  RepeatableSwift?: RepeatableSwiftResolvers<ContextType>;
  ReviewedAccount?: ReviewedAccountResolvers<ContextType>;
  ReviewedDocument?: ReviewedDocumentResolvers<ContextType>;
  SalaryActionResult?: SalaryActionResultResolvers<ContextType>;
  SalaryContract?: SalaryContractResolvers<ContextType>;
  SalaryDetail?: SalaryDetailResolvers<ContextType>;
  SalaryEmployee?: SalaryEmployeeResolvers<ContextType>;
  SalaryEmployeePage?: SalaryEmployeePageResolvers<ContextType>;
  SalaryEmployeeResult?: SalaryEmployeeResultResolvers<ContextType>;
  SalaryEvent?: SalaryEventResolvers<ContextType>;
  SalaryFinding?: SalaryFindingResolvers<ContextType>;
  SalaryPage?: SalaryPageResolvers<ContextType>;
  SalaryRecord?: SalaryRecordResolvers<ContextType>;
  SalaryRow?: SalaryRowResolvers<ContextType>;
  SalaryWarning?: SalaryWarningResolvers<ContextType>;
  SaveAttempt?: SaveAttemptResolvers<ContextType>;
  SecondPersonToken?: SecondPersonTokenResolvers<ContextType>;
  SignatoryEntry?: SignatoryEntryResolvers<ContextType>;
  SigningFlag?: SigningFlagResolvers<ContextType>;
  SigningReview?: SigningReviewResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  StatusHistoryEntry?: StatusHistoryEntryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SwiftCommissionOption?: SwiftCommissionOptionResolvers<ContextType>;
  SwiftData?: SwiftDataResolvers<ContextType>;
  SwiftOptions?: SwiftOptionsResolvers<ContextType>;
  TaxOffice?: TaxOfficeResolvers<ContextType>;
  TaxType?: TaxTypeResolvers<ContextType>;
  TextToSign?: TextToSignResolvers<ContextType>;
  TimeRuleOfPayment?: TimeRuleOfPaymentResolvers<ContextType>;
  TransferData?: TransferDataResolvers<ContextType>;
  TransferTemplate?: TransferTemplateResolvers<ContextType>;
  TundukService?: TundukServiceResolvers<ContextType>;
  TypedText?: TypedTextResolvers<ContextType>;
  UnfinishedForm?: UnfinishedFormResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphqlContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
