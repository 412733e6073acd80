/** The printed facts of the table, or of the box, that is drawn. */
import { printedContext } from '../../../ui/printed.ts';
import { factsWith, PRINTED } from '../facts.ts';

export const { Context: FactsContext, usePrinted: useFacts, shownBy: factsShown } = printedContext(PRINTED, factsWith);
