/* Made by `npm run generate`; do not edit. */
export type ApiKeyAccessInput = {
  api: ApiKeyApi;
};

/** What an API key can be allowed to call, in groups; nothing that signs or changes rights is in any. */
export type ApiKeyApi =
  | 'ACCOUNTS'
  | 'CARDS'
  | 'PAYMENTS'
  | 'PAYMENT_DRAFTS'
  | 'RATES'
  | 'REFERENCE';

/** NEW: a key may be made. ACTIVE: it works. INACTIVE: it has ended; a new one only through the bank's office or a supervisor. */
export type ApiKeyState =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'NEW';

/** Days of the bank, both included, at most 366. */
export type AuditFilter = {
  /** The action of the records, such as `sign`. */
  action?: string | null | undefined;
  endDate?: string | null | undefined;
  outcome?: AuditOutcome | null | undefined;
  person?: string | null | undefined;
  startDate?: string | null | undefined;
};

export type AuditOutcome =
  | 'DONE'
  | 'REFUSED';

export type PageableDecorator = {
  /** The first page is 1. */
  page?: number | null | undefined;
  size?: number | null | undefined;
};

export type PayDaApplicationInput = {
  clientAccount: string;
  contactName: string;
  contactNumber: string;
  storeAddress: string;
  storeName: string;
  website?: string | null | undefined;
};

export type PosApplicationInput = {
  accountType: string;
  actualAddress: string;
  /** The settlement account that gets the takings, 16 digits. */
  clientAccount: string;
  clientContactAddress: string;
  clientContactName: string;
  clientContactNumber: string;
  hasClientKkm: boolean;
  hasSecurity: boolean;
  legalAddress: string;
  mainActivity: string;
  offerTypes: Array<string>;
  /** What `POST /api/v1/pos-photos` has answered to this person, ten at most. Error FILE_NOT_FOUND. */
  photoIds?: Array<string> | null | undefined;
  storeAddress: string;
  storeName: string;
  terminalsCount: number;
  workingDays: string;
};

/** Where the bank's check of a person stands. Pending: locked. Rejected: no access. */
export type PostVerificationStatus =
  | 'Confirmed'
  | 'Pending'
  | 'Rejected';

/** Extra rights in one product of the bank, switched per person and contract. */
export type ProductRole =
  | 'LOAN_MANAGER'
  | 'SALARY_USER'
  | 'SELLER';

export type RegistrationState =
  | 'CONFIRMED'
  | 'INIT';

export type SavedTableViewInput = {
  address: string;
  hidden: Array<string>;
  isCompact: boolean;
  /** At most 40 characters. */
  name: string;
};

export type SellerUserInfo = {
  fullName: string;
  individualInn: string;
  /** The outlet they sell at. */
  locationId?: string | null | undefined;
  mobile: string;
};

/** What a person may do in a contract. */
export type SignRight =
  | 'AUDITOR'
  | 'CASHIER'
  | 'CASH_MANAGER'
  | 'CREATOR'
  | 'FIRST'
  | 'NONE'
  | 'SECOND'
  | 'THIRD';

/** How many signatures a document of the contract needs. */
export type SignScheme =
  | 'ONE_SIGNATORY'
  | 'THREE_SIGNATORY'
  | 'TWO_SIGNATORY';

/** What the contract signs with. */
export type SignType =
  | 'PAY_CONTROL'
  | 'RU_TOKEN_2'
  | 'RU_TOKEN_S'
  | 'TOTP';

export type TableViewsInput = {
  hidden: Array<string>;
  isCompact: boolean;
  saved: Array<SavedTableViewInput>;
};

/** POS and PAYDA: IN_PROCESS, then COMPLETED or REJECTED. The others: ON_VERIFICATION, then APPROVED or DECLINED. */
export type TaskState =
  | 'APPROVED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'DRAFT'
  | 'IN_PROCESS'
  | 'ON_VERIFICATION'
  | 'REJECTED';

/** What an officer of the bank has to decide. */
export type TaskType =
  | 'LOAN'
  | 'PAYDA'
  | 'POS'
  | 'REGISTRATION'
  | 'SELLER';

export type UserContractState =
  | 'ACTIVE'
  | 'FROZEN';

/** A table with settings for each person. */
export type ViewedTable =
  | 'PAYMENT_HISTORY'
  | 'SIGNING_QUEUE';
