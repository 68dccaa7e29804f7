/** A file as it came from outside. */
export interface FileToScan {
  readonly fileName: string
  /** What the sender claims it to be; never trusted. */
  readonly contentType: string
  readonly bytes: Uint8Array
}

/**
 * CLEAN: nothing was found. INFECTED: a known signature, named. SUSPICIOUS: the content is not what its name
 * says, or carries something that runs. Only CLEAN files are kept.
 */
export type ScanVerdict =
  | { readonly verdict: 'CLEAN'; readonly engine: string }
  | { readonly verdict: 'INFECTED'; readonly engine: string; readonly signature: string }
  | { readonly verdict: 'SUSPICIOUS'; readonly engine: string; readonly reason: ScanReason }

/**
 * EXECUTABLE: a program, or an archive with one inside. MACRO: a document that carries something
 * that runs. ENCRYPTED_ARCHIVE and NOT_READABLE: nobody can read inside. TOO_LARGE_INSIDE: the file
 * unpacked would be too much to scan.
 */
export type ScanReason =
  | 'CONTENT_DIFFERS_FROM_NAME'
  | 'EXECUTABLE'
  | 'MACRO'
  | 'ENCRYPTED_ARCHIVE'
  | 'TOO_LARGE_INSIDE'
  | 'NOT_READABLE'

/** Scans every file that a person uploads before anybody else opens it. */
export interface FileScan {
  /**
   * Scans the whole content; never stores or executes it.
   *
   * @throws BankUnavailable (payment-execution.ts): the file is not known to be clean and is not accepted.
   */
  scan(file: FileToScan): Promise<ScanVerdict>
}
