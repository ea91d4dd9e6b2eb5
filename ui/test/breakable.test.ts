import { expect, test } from "vitest";
import { breakable } from "../breakable.ts";

const seen = (name: string): string => breakable(name).replaceAll("\u00ad", "-");

test("long words may be broken before a syllable near their middle", () => {
  expect(
    ["Heliocentrism", "Thermodynamics", "Photography", "Mathematics", "Universities", "Agriculture"].map(seen),
  ).toEqual(["Helio-centrism", "Thermo-dynamics", "Photo-graphy", "Mathe-matics", "Univer-sities", "Agri-culture"]);
});

test("in French too", () => {
  expect(["En développement", "Héliocentrisme", "Coopération", "Inattaquable", "Thermodynamique"].map(seen)).toEqual([
    "En dévelop-pement",
    "Héliocen-trisme",
    "Coopé-ration",
    "Inatta-quable",
    "Thermody-namique",
  ]);
});

test("short words are left alone, and so is Korean", () => {
  expect(["Opera", "The Wheel", "Long Neck", "태양 중심설"].map(seen)).toEqual([
    "Opera",
    "The Wheel",
    "Long Neck",
    "태양 중심설",
  ]);
});
