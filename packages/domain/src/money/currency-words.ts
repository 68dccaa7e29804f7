/** Forms after 1, after 2 to 4, after 5; the gender decides «один» or «одна», «два» or «две». */
export interface RussianNoun {
  readonly forms: readonly [one: string, few: string, many: string]
  readonly gender: 'masculine' | 'feminine'
}

export interface EnglishNoun {
  readonly one: string
  readonly other: string
}

interface MajorAndMinor<T> {
  readonly major: T
  /** Absent where the currency has no minor unit. */
  readonly minor?: T
}

/** How a currency is called after a number; a Kyrgyz noun stays singular after any number. */
export interface CurrencyWords {
  readonly ru: MajorAndMinor<RussianNoun>
  readonly ky: MajorAndMinor<string>
  readonly en: MajorAndMinor<EnglishNoun>
}

function he(one: string, few: string, many: string): RussianNoun {
  return { forms: [one, few, many], gender: 'masculine' }
}

function she(one: string, few: string, many: string): RussianNoun {
  return { forms: [one, few, many], gender: 'feminine' }
}

export const currencyWords = {
  KGS: {
    ru: { major: he('сом', 'сома', 'сомов'), minor: he('тыйын', 'тыйына', 'тыйынов') },
    ky: { major: 'сом', minor: 'тыйын' },
    en: { major: { one: 'som', other: 'som' }, minor: { one: 'tyiyn', other: 'tyiyn' } },
  },
  USD: {
    ru: {
      major: he('доллар США', 'доллара США', 'долларов США'),
      minor: he('цент', 'цента', 'центов'),
    },
    ky: { major: 'АКШ доллары', minor: 'цент' },
    en: {
      major: { one: 'US dollar', other: 'US dollars' },
      minor: { one: 'cent', other: 'cents' },
    },
  },
  EUR: {
    ru: { major: he('евро', 'евро', 'евро'), minor: he('евроцент', 'евроцента', 'евроцентов') },
    ky: { major: 'евро', minor: 'евроцент' },
    en: { major: { one: 'euro', other: 'euros' }, minor: { one: 'cent', other: 'cents' } },
  },
  RUB: {
    ru: {
      major: he('российский рубль', 'российских рубля', 'российских рублей'),
      minor: she('копейка', 'копейки', 'копеек'),
    },
    ky: { major: 'орус рублу', minor: 'копейка' },
    en: {
      major: { one: 'Russian rouble', other: 'Russian roubles' },
      minor: { one: 'kopeck', other: 'kopecks' },
    },
  },
  KZT: {
    ru: { major: he('тенге', 'тенге', 'тенге'), minor: he('тиын', 'тиына', 'тиынов') },
    ky: { major: 'теңге', minor: 'тыйын' },
    en: { major: { one: 'tenge', other: 'tenge' }, minor: { one: 'tiyn', other: 'tiyn' } },
  },
  CNY: {
    ru: {
      major: he('китайский юань', 'китайских юаня', 'китайских юаней'),
      minor: he('фэнь', 'фэня', 'фэней'),
    },
    ky: { major: 'кытай юаны', minor: 'фэнь' },
    en: {
      major: { one: 'Chinese yuan', other: 'Chinese yuan' },
      minor: { one: 'fen', other: 'fen' },
    },
  },
  GBP: {
    ru: {
      major: he('фунт стерлингов', 'фунта стерлингов', 'фунтов стерлингов'),
      minor: he('пенс', 'пенса', 'пенсов'),
    },
    ky: { major: 'фунт стерлинг', minor: 'пенс' },
    en: {
      major: { one: 'pound sterling', other: 'pounds sterling' },
      minor: { one: 'penny', other: 'pence' },
    },
  },
  JPY: {
    ru: { major: she('японская иена', 'японские иены', 'японских иен') },
    ky: { major: 'жапан иенасы' },
    en: { major: { one: 'Japanese yen', other: 'Japanese yen' } },
  },
  TRY: {
    ru: {
      major: she('турецкая лира', 'турецкие лиры', 'турецких лир'),
      minor: he('куруш', 'куруша', 'курушей'),
    },
    ky: { major: 'түрк лирасы', minor: 'куруш' },
    en: {
      major: { one: 'Turkish lira', other: 'Turkish liras' },
      minor: { one: 'kurus', other: 'kurus' },
    },
  },
  AED: {
    ru: {
      major: he('дирхам ОАЭ', 'дирхама ОАЭ', 'дирхамов ОАЭ'),
      minor: he('филс', 'филса', 'филсов'),
    },
    ky: { major: 'БАЭ дирхамы', minor: 'филс' },
    en: {
      major: { one: 'UAE dirham', other: 'UAE dirhams' },
      minor: { one: 'fils', other: 'fils' },
    },
  },
  UZS: {
    ru: {
      major: he('узбекский сум', 'узбекских сума', 'узбекских сумов'),
      minor: he('тийин', 'тийина', 'тийинов'),
    },
    ky: { major: 'өзбек суму', minor: 'тийин' },
    en: {
      major: { one: 'Uzbek soum', other: 'Uzbek soums' },
      minor: { one: 'tiyin', other: 'tiyin' },
    },
  },
} as const satisfies Readonly<Record<string, CurrencyWords>>
