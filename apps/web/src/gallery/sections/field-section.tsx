import { weekday } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { ErrorSummary } from '../../components/feedback/error-summary.tsx'
import { AccountNumberField } from '../../components/fields/account-number-field.tsx'
import { AccountPicker } from '../../components/fields/account-picker.tsx'
import { BankPicker } from '../../components/fields/bank-picker.tsx'
import { CheckField } from '../../components/fields/check-field.tsx'
import { CodeField } from '../../components/fields/code-field.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { FileField } from '../../components/fields/file-field.tsx'
import { halfSent, sampleAttachment, sampleFiles } from '../sample-files.ts'
import { InnField } from '../../components/fields/inn-field.tsx'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { PasswordRules } from '../../components/fields/password-rules.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { SearchField } from '../../components/fields/search-field.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { AttachmentField } from '../../documents/attachment/attachment-field.tsx'
import { AttachmentLink } from '../../documents/attachment/attachment-link.tsx'
import { downloadFile } from '../../documents/attachment/uploaded-file.ts'
import type { UploadedFile } from '../../documents/attachment/uploaded-file.ts'
import { accounts, banks } from '../samples.ts'
import { Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'

const isWorkingDay = (day: LocalDate) => weekday(day) <= 5
const findBanks = (text: string) =>
  Promise.resolve(banks.filter(({ bic, name }) => `${bic} ${name}`.includes(text)))

/** Every field of a form: empty, filled, with a hint, wrong, disabled. */
export function FieldSection() {
  const words = useWords()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({
    filled: words.company,
    password: 'Түн+Күн 1',
    code: '123 456',
    inn: '01305202310',
    account: '109182010038',
    amount: '420 000,00',
    purpose: words.purposeText,
  })
  const field = (name: string) => ({
    id: `gallery-${name}`,
    value: texts[name] ?? '',
    onChange: (value: string) => setTexts({ ...texts, [name]: value }),
  })
  const [from, setFrom] = useState('')
  const [bank, setBank] = useState('')
  const [reason, setReason] = useState('')
  const [day, setDay] = useState<LocalDate | ''>('2026-05-12')
  const [dayOff, setDayOff] = useState<LocalDate | ''>('2026-05-16')
  const [attachment, setAttachment] = useState<UploadedFile | undefined>(sampleAttachment)
  const [files, setFiles] = useState<readonly File[]>([])
  const [isAgreed, setIsAgreed] = useState(true)

  return (
    <Specimens>
      <Specimen name="Text: required, filled with a hint, wrong, disabled">
        <TextField label={words.name} isRequired {...field('empty')} />
        <TextField label={words.name} hint={words.nameHint} {...field('filled')} />
        <TextField label={words.name} error={words.required} {...field('wrong')} />
        <TextField label={words.name} isDisabled {...field('filled')} id="gallery-disabled" />
      </Specimen>
      <Specimen name="Search: empty, with words to take away">
        <SearchField label={words.name} {...field('sought')} />
        <SearchField label={words.name} {...field('filled')} />
      </Specimen>
      <Specimen name="Password with its rules, one-time code">
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          {...field('password')}
        />
        <PasswordRules password={texts['password'] ?? ''} />
        <CodeField label={words.code} {...field('code')} />
      </Specimen>
      <Specimen name="Numbers in groups">
        <InnField label={words.inn} error={words.innWrong} {...field('inn')} />
        <AccountNumberField label={words.account} {...field('account')} />
      </Specimen>
      <Specimen name="Money: usual, large, wrong">
        <MoneyField label={words.amount} currency="KGS" {...field('amount')} />
        <MoneyField
          label={words.amount}
          currency="USD"
          isLarge
          {...field('amount')}
          id="gallery-large"
        />
        <MoneyField
          label={words.amount}
          currency="JPY"
          error={words.required}
          {...field('noAmount')}
        />
      </Specimen>
      <Specimen name="Account picker: by balance, the empty ones cannot be chosen">
        <AccountPicker
          label={words.from}
          accounts={accounts}
          value={from}
          onChange={setFrom}
          isRequired
        />
        <AccountPicker
          label={words.account}
          accounts={accounts}
          value={accounts[1]?.account ?? ''}
          onChange={setFrom}
          isInverse
        />
      </Specimen>
      <Specimen name="Bank and plain pickers">
        <BankPicker label={words.bank} value={bank} onChange={setBank} search={findBanks} />
        <SelectField
          label={words.reason}
          value={reason}
          onChange={setReason}
          options={[
            { value: 'a', label: words.draft, description: words.nameHint },
            { value: 'b', label: words.company2 },
            { value: 'c', label: words.cancel, isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Day with working days; a day off that was typed">
        <DateField
          label={words.date}
          value={day}
          onChange={setDay}
          today="2026-05-12"
          workingDays={isWorkingDay}
          quick
        />
        <DateField
          label={words.date}
          value={dayOff}
          onChange={setDayOff}
          today="2026-05-12"
          workingDays={isWorkingDay}
        />
      </Specimen>
      <Specimen name="Text with a limit and a preview">
        <TextAreaField
          label={words.purpose}
          counter={60}
          preview={words.purposeText.replace('%', 'PRC')}
          {...field('purpose')}
        />
      </Specimen>
      <Specimen name="Files: types and size are said beforehand">
        <FileField
          label={words.files}
          value={files}
          onChange={setFiles}
          rule={{ extensions: ['pdf', 'jpg', 'png', 'docx'], maxMegabytes: 10 }}
          maxFiles={3}
        />
        <FileField
          label={words.files}
          value={sampleFiles}
          onChange={setFiles}
          rule={{ extensions: ['pdf', 'png'], maxMegabytes: 10 }}
          maxFiles={3}
          sending={halfSent}
        />
        <FileField
          label={words.files}
          value={[]}
          onChange={setFiles}
          rule={{ extensions: ['pdf'], maxMegabytes: 10 }}
          error={words.required}
          isRequired
        />
      </Specimen>
      <Specimen name="Attachment: sent at once, kept under its id, saved at a press">
        <AttachmentField
          label={words.files}
          purpose="LETTER_ATTACHMENT"
          value={attachment}
          onChange={setAttachment}
        />
        <AttachmentLink
          fileName={sampleAttachment.fileName}
          onSave={() => downloadFile(sampleAttachment.uploadId, sampleAttachment.fileName)}
        />
      </Specimen>
      <Specimen name="Tick and switch">
        <CheckField
          label={words.agree}
          hint={words.agreeHint}
          isChecked={isAgreed}
          onChange={setIsAgreed}
        />
        <CheckField
          kind="switch"
          label={words.online}
          isChecked={isAgreed}
          onChange={setIsAgreed}
        />
        <CheckField label={words.online} isChecked={false} onChange={setIsAgreed} isDisabled />
      </Specimen>
      <Specimen name="Summary of errors">
        <ErrorSummary
          errors={[
            { fieldId: 'gallery-wrong', words: words.required },
            { fieldId: 'gallery-inn', words: words.innWrong },
          ]}
        />
      </Specimen>
    </Specimens>
  )
}
