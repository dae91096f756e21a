import Foundation

/// CLDR's identifiers of Foundation's units.
enum UnitIdentifier {
  /// The identifier, `kilometer-per-hour`; nil for units that CLDR lacks and for the user's own.
  static func of(_ unit: Unit) -> String? { table[name(of: unit)]?[unit.symbol] }

  /// All identifiers of the units of one dimension.
  static func all(like unit: Unit) -> [String] { (table[name(of: unit)] ?? [:]).values.sorted() }

  private static func name(of unit: Unit) -> String { String(describing: type(of: unit)) }

  /// By class and symbol.
  private static let table: [String: [String: String]] = lines.mapValues { lines in
    let pairs = lines.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
    return Dictionary(
      pairs.map {
        (
          $0[0].trimmingCharacters(in: .whitespacesAndNewlines),
          $0[1].trimmingCharacters(in: .whitespacesAndNewlines)
        )
      }
    ) { first, _ in first }
  }

  /// `symbol=identifier`, symbols as Foundation has them.
  private static let lines: [String: String] = [
    "UnitLength": """
    Mm=megameter, km=kilometer, hm=hectometer, dam=decameter, m=meter, dm=decimeter,
    cm=centimeter, mm=millimeter, µm=micrometer, nm=nanometer, pm=picometer, in=inch, ft=foot,
    yd=yard, mi=mile, smi=mile-scandinavian, ly=light-year, NM=nautical-mile,
    nmi=nautical-mile, ftm=fathom, fur=furlong, ua=astronomical-unit, pc=parsec
    """,
    "UnitMass": """
    kg=kilogram, g=gram, dg=decigram, cg=centigram, mg=milligram, µg=microgram, ng=nanogram,
    pg=picogram, oz=ounce, lb=pound, st=stone, t=tonne, ton=ton, ct=carat, oz t=ounce-troy
    """,
    "UnitTemperature": "K=kelvin, °C=celsius, °F=fahrenheit",
    "UnitSpeed": "m/s=meter-per-second, km/h=kilometer-per-hour, mph=mile-per-hour, kn=knot",
    "UnitAcceleration": "m/s²=meter-per-square-second, g=g-force",
    "UnitDuration": """
    hr=hour, h=hour, min=minute, sec=second, s=second, ms=millisecond, µs=microsecond,
    ns=nanosecond, ps=picosecond
    """,
    "UnitArea": """
    Mm²=square-megameter, km²=square-kilometer, m²=square-meter, cm²=square-centimeter,
    mm²=square-millimeter, µm²=square-micrometer, nm²=square-nanometer, in²=square-inch,
    ft²=square-foot, yd²=square-yard, mi²=square-mile, ac=acre, ha=hectare
    """,
    "UnitVolume": """
    ML=megaliter, kL=kiloliter, L=liter, dl=deciliter, dL=deciliter, cL=centiliter,
    mL=milliliter, km³=cubic-kilometer, m³=cubic-meter, dm³=cubic-decimeter,
    cm³=cubic-centimeter, mm³=cubic-millimeter, in³=cubic-inch, ft³=cubic-foot, yd³=cubic-yard,
    mi³=cubic-mile, af=acre-foot, bsh=bushel, tsp=teaspoon, tbsp=tablespoon, fl oz=fluid-ounce,
    cup=cup, pt=pint, qt=quart, gal=gallon, fl oz Imperial=fluid-ounce-imperial,
    gal Imperial=gallon-imperial, metric cup=cup-metric
    """,
    "UnitEnergy": "kJ=kilojoule, J=joule, kCal=foodcalorie, cal=calorie, kWh=kilowatt-hour",
    "UnitPower": """
    TW=terawatt, GW=gigawatt, MW=megawatt, kW=kilowatt, W=watt, mW=milliwatt, µW=microwatt,
    nW=nanowatt, hp=horsepower
    """,
    "UnitPressure": """
    N/m²=pascal, GPa=gigapascal, MPa=megapascal, kPa=kilopascal, hPa=hectopascal,
    inHg=inch-ofhg, bar=bar, mbar=millibar, mmHg=millimeter-ofhg, psi=pound-force-per-square-inch
    """,
    "UnitAngle": "°=degree, ʹ=arc-minute, ʹʹ=arc-second, ″=arc-second, rad=radian, rev=revolution",
    "UnitFrequency": """
    THz=terahertz, GHz=gigahertz, MHz=megahertz, kHz=kilohertz, Hz=hertz, mHz=millihertz,
    µHz=microhertz, nHz=nanohertz
    """,
    "UnitElectricCurrent": "MA=megaampere, kA=kiloampere, A=ampere, mA=milliampere, µA=microampere",
    "UnitElectricPotentialDifference":
      "MV=megavolt, kV=kilovolt, V=volt, mV=millivolt, µV=microvolt",
    "UnitElectricResistance": "MΩ=megaohm, kΩ=kiloohm, Ω=ohm, mΩ=milliohm, µΩ=microohm",
    "UnitInformationStorage": """
    bit=bit, kbit=kilobit, Mbit=megabit, Gbit=gigabit, Tbit=terabit, B=byte, kB=kilobyte,
    KB=kilobyte, MB=megabyte, GB=gigabyte, TB=terabyte, PB=petabyte
    """,
    "UnitFuelEfficiency": "L/100km=liter-per-100-kilometer, mpg=mile-per-gallon",
    "UnitConcentrationMass": "g/L=gram-per-liter, mg/dL=milligram-per-deciliter",
    "UnitDispersion": "ppm=part-per-1e6",
    "UnitIlluminance": "lx=lux",
  ]
}
