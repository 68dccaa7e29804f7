/* Made by `npm run generate`; do not edit. */
export type AnswerLetterInput = {
  legalPartyId: string;
  message: string;
  /** The letter of the bank. */
  referenceLetterId: string;
  /** Left out: the first subject that needs a title. */
  subjectCode?: string | null | undefined;
  /** Left out: the title of the letter, marked as an answer. */
  title?: string | null | undefined;
  uploadId?: string | null | undefined;
};

export type ChangeLetterStatusInput = {
  comment?: string | null | undefined;
  legalPartyId: string;
  letterIds: Array<string>;
  /** PROCESSED: incoming letters were read. CANCELED: the signatory rejects outgoing ones. */
  status: LetterStatus;
};

export type DraftLetterInput = {
  legalPartyId: string;
  /** Given: changes this draft. Left out: makes a new one. */
  letterId?: string | null | undefined;
  message: string;
  /** A code of getLetterSubjects. */
  subjectCode: string;
  /** Left out: the name of the subject, unless it needs a title. */
  title?: string | null | undefined;
  /** Of POST /api/v1/uploads with the purpose LETTER_ATTACHMENT. */
  uploadId?: string | null | undefined;
  /** Of the draft that is changed. */
  version?: number | null | undefined;
};

export type EditedDocumentInput = {
  id: string;
  version: number;
};

export type LetterDirection =
  | 'INCOMING'
  | 'OUTGOING';

export type LetterFilter = {
  /** The moment that an earlier page was of: letters made later are left out. */
  asOf?: string | null | undefined;
  endDate?: string | null | undefined;
  legalPartyId: string;
  order?: SortOrder | null | undefined;
  search?: string | null | undefined;
  sort?: LetterSort | null | undefined;
  startDate?: string | null | undefined;
  statuses?: Array<LetterStatus> | null | undefined;
};

export type LetterRef = {
  legalPartyId: string;
  letterId: string;
};

export type LetterSort =
  | 'CREATED_DATE';

/** Incoming letters are NOT_PROCESSED (new) or PROCESSED (read). */
export type LetterStatus =
  | 'CANCELED'
  | 'DRAFT'
  | 'FIRST_SIGN_IN_PAY_CONTROL'
  | 'IN_PROCESSING'
  | 'NOT_PROCESSED'
  | 'ON_VERIFICATION'
  | 'PROCESSED'
  | 'TIMEOUT_CANCELED';

export type LettersRef = {
  legalPartyId: string;
  letterIds: Array<string>;
};

export type LiveState =
  | 'Deleted'
  | 'New'
  | 'Updated';

/** SENDING: not handed to the pay-control server yet. FAILED: the phone could not answer; the letter still waits. */
export type PayControlRequestState =
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'FAILED'
  | 'SENDING'
  | 'WAITING';

export type SaveAttemptInput = {
  content: string;
  key: string;
};

export type SignLettersInput = {
  /** In the order of letterIds: what the person was shown. */
  digests: Array<string>;
  legalPartyId: string;
  letterIds: Array<string>;
  /** Where the contract signs with an authenticator app. */
  otpCode?: string | null | undefined;
  /** Where it signs with a token: detached CMS, base64, in the order of letterIds. */
  signatures?: Array<string> | null | undefined;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

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
