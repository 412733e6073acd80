/** Every small change of a file of rules that somebody could make by mistake. */
import { parseSync } from 'vite';

/** One change: the text from `start` to `end` becomes `into`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly into: string;
  readonly line: number;
  /** What stood there, and what kind of change it is. */
  readonly was: string;
  readonly kind: Kind;
}

export type Kind =
  | 'comparison'
  | 'arithmetic'
  | 'logic'
  | 'condition'
  | 'negation'
  | 'number'
  | 'flag'
  | 'statement'
  | 'method';

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '*=': '/=' };
const LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** A node of the syntax tree: what all of them have. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

export function mutantsOf(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const mutants: Mutant[] = [];
  const lineAt = linesOf(text);
  const change: Changer = ({ start, end }, kind, into) => {
    const was = text.slice(start, end);
    mutants.push({ start, end, into, line: lineAt(start), was, kind });
  };
  walk(program, false, text, change);
  return mutants;
}

type Changer = (at: { readonly start: number; readonly end: number }, kind: Kind, into: string) => void;

function linesOf(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => ends.filter((end) => end < offset).length + 1;
}

function child(node: Syntax, key: string): Syntax | null {
  const value: unknown = Reflect.get(node, key);
  return isSyntax(value) ? value : null;
}

/**
 * Only what functions do is changed: tables of printed facts are no rules, and types do nothing. Nor is what stands there for the type
 * checker alone: errors that are thrown, and defaults after `??`.
 */
function walk(node: Syntax, inFunction: boolean, text: string, change: Changer): void {
  if (node.type === 'ThrowStatement') return;
  if (/^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/.test(node.type) || /^Import/.test(node.type)) return;
  if (inFunction) mutate(node, text, change);
  const inside = inFunction || /Function/.test(node.type);
  for (const [key, value] of Object.entries(node)) {
    if (/^type(Annotation|Arguments|Parameters)$|^returnType$|^superTypeArguments$/.test(key)) continue;
    if (key === 'right' && Reflect.get(node, 'operator') === '??') continue;
    for (const item of Array.isArray(value) ? value : [value]) if (isSyntax(item)) walk(item, inside, text, change);
  }
}

function mutate(node: Syntax, text: string, change: Changer): void {
  const operator: unknown = Reflect.get(node, 'operator');
  const [left, right, argument] = [child(node, 'left'), child(node, 'right'), child(node, 'argument')];
  switch (node.type) {
    case 'BinaryExpression':
      if (left && right && typeof operator === 'string') binary(left, right, operator, text, change);
      return;
    case 'AssignmentExpression':
      if (left && right && typeof operator === 'string')
        swap(left, right, operator, ASSIGNMENTS, 'arithmetic', text, change);
      return;
    case 'LogicalExpression':
      if (left && right && typeof operator === 'string') swap(left, right, operator, LOGIC, 'logic', text, change);
      return;
    case 'UnaryExpression':
      if (argument && (operator === '!' || operator === '-'))
        change(node, 'negation', `(${text.slice(argument.start, argument.end)})`);
      return;
    case 'UpdateExpression':
      change(
        node,
        'arithmetic',
        text.slice(node.start, node.end).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')),
      );
      return;
    case 'IfStatement':
      // A guard that throws never finds what it looks for.
      condition(node, child(node, 'consequent')?.type === 'ThrowStatement' ? ['true'] : ['true', 'false'], change);
      return;
    case 'ConditionalExpression':
      condition(node, ['true', 'false'], change);
      return;
    case 'WhileStatement':
    case 'ForStatement':
      condition(node, ['false'], change);
      return;
    case 'Literal':
      literal(node, change);
      return;
    case 'ExpressionStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      change(node, 'statement', ';');
      return;
    case 'ReturnStatement':
      if (!argument) change(node, 'statement', ';');
      return;
    case 'MemberExpression':
      method(node, text, change);
  }
}

function binary(left: Syntax, right: Syntax, operator: string, text: string, change: Changer): void {
  if (Object.hasOwn(COMPARISONS, operator)) swap(left, right, operator, COMPARISONS, 'comparison', text, change);
  // Texts are joined with + as well: to take one from another is no mistake that anybody makes.
  const texts = [left, right].some(({ start, end }) => /^['"`]/.test(text.slice(start, end)));
  if (!texts && Object.hasOwn(ARITHMETIC, operator))
    swap(left, right, operator, ARITHMETIC, 'arithmetic', text, change);
}

/** The operator between two sides becomes another. */
function swap(
  left: Syntax,
  right: Syntax,
  operator: string,
  others: Readonly<Record<string, string>>,
  kind: Kind,
  text: string,
  change: Changer,
): void {
  const into = Object.hasOwn(others, operator) ? others[operator] : undefined;
  const start = text.indexOf(operator, left.end);
  if (into !== undefined && start >= 0 && start < right.start)
    change({ start, end: start + operator.length }, kind, into);
}

function condition(node: Syntax, intos: readonly string[], change: Changer): void {
  const test = child(node, 'test');
  if (test && test.type !== 'Literal') for (const into of intos) change(test, 'condition', into);
}

function literal(node: Syntax, change: Changer): void {
  const value: unknown = Reflect.get(node, 'value');
  if (typeof value === 'number') change(node, 'number', String(value + 1));
  if (typeof value === 'boolean') change(node, 'flag', String(!value));
}

function method(node: Syntax, text: string, change: Changer): void {
  const property = child(node, 'property');
  const name = property ? text.slice(property.start, property.end) : '';
  if (property && Object.hasOwn(METHODS, name)) change(property, 'method', METHODS[name] ?? name);
}

/** The text with the change made. */
export function changed(text: string, { start, end, into }: Mutant): string {
  return text.slice(0, start) + into + text.slice(end);
}
