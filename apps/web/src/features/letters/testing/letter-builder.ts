import { idOf } from '../../../documents/testing/document-row.ts'
import type { LetterFieldsFragment } from '../api/read-letters.letter.generated.ts'

/** A letter as the server answers it; a test says only what matters to it. */
export function letterOf(patch: Partial<LetterFieldsFragment> = {}): LetterFieldsFragment {
  return {
    id: idOf(1),
    legalPartyId: 'party-1',
    direction: 'OUTGOING',
    subjectCode: 'OTHER',
    title: 'Просьба о встрече',
    message: 'Просим назначить встречу.',
    senderName: 'ОсОО «Алтын Дан»',
    recipientName: 'Банк',
    createdDate: '2026-11-30T04:00:00.000Z',
    updatedDate: '2026-11-30T04:00:00.000Z',
    letterStatus: 'DRAFT',
    userShortName: 'Токтогулова А. Б.',
    fileName: null,
    fileId: null,
    referenceLetterId: null,
    description: null,
    version: 1,
    digest: 'digest-1',
    canEdit: false,
    canDelete: false,
    canSendForSigning: false,
    canSign: false,
    canRevoke: false,
    canMarkAsRead: false,
    canAnswer: false,
    ...patch,
  }
}

/** What letters may be about, in Russian. */
export const subjectsOfBank = {
  getLetterSubjects: [
    {
      code: 'ACCOUNTS',
      name: 'Счета, выписки и справки',
      hint: 'Укажите номер счёта',
      needsTitle: false,
    },
    { code: 'OTHER', name: 'Другое', hint: 'Напишите тему', needsTitle: true },
  ],
}

/** A letter of the bank that nobody has read. */
export const letterOfBank = (patch: Partial<LetterFieldsFragment> = {}): LetterFieldsFragment =>
  letterOf({
    id: idOf(7),
    direction: 'INCOMING',
    subjectCode: null,
    title: 'О новых тарифах',
    message: 'Тарифы изменятся с 1 января.',
    senderName: 'Банк',
    recipientName: 'ОсОО «Алтын Дан»',
    letterStatus: 'NOT_PROCESSED',
    userShortName: null,
    digest: null,
    canMarkAsRead: true,
    canAnswer: true,
    ...patch,
  })
