/**
 * Puts usual values in the place of what has a mistake, so that the rest of a studio can be checked in the same run.
 * Nothing is built of it.
 */
import { z } from 'zod';

export type StandIn = {
  value: unknown;
  /** Whether an entry of a list or a choice was lost: what is said about the file then may follow from that. */
  isLost: boolean;
};

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape below what makes it optional or gives it a value. */
function innermost(shape: z.ZodType): z.ZodType {
  if (
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodPrefault ||
    shape instanceof z.ZodNullable
  )
    return innermost(shape.unwrap() as z.ZodType);
  return shape;
}

/** @param usual - a value without a mistake */
export function withStandIns(shape: z.ZodType, written: unknown, usual: unknown): StandIn {
  const read = shape.safeParse(written);
  if (read.success) return { value: read.data, isLost: false };
  const parts = partsOf(innermost(shape), written, usual);
  const mended = parts && shape.safeParse(parts.value);
  if (mended?.success) return { value: mended.data, isLost: parts?.isLost ?? false };
  const inner = innermost(shape);
  return {
    value: shape.safeParse(usual).data,
    isLost: !(inner instanceof z.ZodString || inner instanceof z.ZodNumber),
  };
}

function partsOf(shape: z.ZodType, written: unknown, usual: unknown): StandIn | undefined {
  if (shape instanceof z.ZodArray && Array.isArray(written)) {
    const kept = written
      .map((each) => withStandIns(shape.element as z.ZodType, each, undefined))
      .filter(({ value }) => value !== undefined);
    return {
      value: kept.map(({ value }) => value),
      isLost: kept.length < written.length || kept.some(({ isLost }) => isLost),
    };
  }
  if (!isGroup(written)) return undefined;
  const isRecord = shape instanceof z.ZodRecord;
  if (!isRecord && !(shape instanceof z.ZodObject)) return undefined;
  const usuals = isGroup(usual) ? usual : {};
  const entries = isRecord
    ? Object.keys({ ...usuals, ...written }).map((key) => [key, shape.valueType] as const)
    : Object.entries(shape.shape);
  const parts = entries.map(
    ([key, of]) => [key, withStandIns(of as z.ZodType, written[key], usuals[key])] as const,
  );
  return {
    value: Object.fromEntries(
      parts.filter(([, { value }]) => value !== undefined).map(([key, { value }]) => [key, value]),
    ),
    isLost: parts.some(([, { isLost }]) => isLost),
  };
}
