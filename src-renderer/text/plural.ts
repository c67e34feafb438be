/** The words for one count; a language fills the categories that its plural rules know. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** @returns a function that picks the form that goes with a count in that language. */
export function pluralsOf(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** @returns a function that joins names as that language lists them: "Ann, Bo and Cy". */
export function listsOf(language: string): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  return (items) => format.format(items);
}
